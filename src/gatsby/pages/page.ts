import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreatePagePages {
    pages: allPage(sort: { title: ASC }) {
      nodes {
        id
        path
        formerAddresses
      }
    }
  }
`;

export const createPagePages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'page' });
