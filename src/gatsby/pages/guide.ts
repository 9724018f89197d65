import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateGuidePages {
    pages: allGuide(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
        group: topic
      }
    }
  }
`;

export const createGuidePages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'guide' });
