import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateThankYouPages {
    pages: allThankYou(sort: { title: ASC }) {
      nodes {
        id
        path
        formerAddresses
      }
    }
  }
`;

export const createThankYouPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'thank-you' });
