import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateInfographicPages {
    pages: allInfographic(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
      }
    }
  }
`;

export const createInfographicPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'infographic' });
