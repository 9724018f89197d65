import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateWebinarPages {
    pages: allWebinar(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
        group: family
      }
    }
  }
`;

export const createWebinarPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'webinar' });
