import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateEbookPages {
    pages: allEbook(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
        group: topic
      }
    }
  }
`;

export const createEbookPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'ebook' });
