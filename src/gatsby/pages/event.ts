import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateEventPages {
    pages: allEvent(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
        group: series
      }
    }
  }
`;

export const createEventPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'event' });
