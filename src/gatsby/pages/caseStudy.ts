import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateCaseStudyPages {
    pages: allCaseStudy(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
        group: industry
      }
    }
  }
`;

export const createCaseStudyPages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'case-study' });
