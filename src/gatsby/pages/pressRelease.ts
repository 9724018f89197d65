import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreatePressReleasePages {
    pages: allPressRelease(sort: { sortKey: DESC }) {
      nodes {
        id
        path
        formerAddresses
        group: topic
      }
    }
  }
`;

export const createPressReleasePages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'press-release' });
