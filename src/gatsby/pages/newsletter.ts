import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateNewsletterPages {
    pages: allNewsletter(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
      }
    }
  }
`;

export const createNewsletterPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'newsletter' });
