import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateCalculatorPages {
    pages: allCalculator(sort: { title: ASC }) {
      nodes {
        id
        path
        formerAddresses
      }
    }
  }
`;

export const createCalculatorPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'calculator' });
