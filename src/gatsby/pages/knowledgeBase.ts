import type { CreatePagesArgs } from 'gatsby';
import { createEntryPages } from './createEntryPages';

const query = `
  query CreateKnowledgeBasePages {
    pages: allKnowledgeBase(sort: { title: ASC }) {
      nodes {
        id
        path
        formerAddresses
      }
    }
  }
`;

export const createKnowledgeBasePages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: 'knowledge-base' });
