import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateWhatsNewPages {
    pages: allWhatsNew(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
      }
    }
  }
`;

export const createWhatsNewPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'whats-new' });
