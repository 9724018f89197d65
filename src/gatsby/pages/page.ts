import type { CreatePagesArgs } from 'gatsby';
import { setOf, type SectionSet } from '../../content-model/sections/sets';
import { createEntryPages, type PageNode } from './createEntryPages';

const query = `
  query CreatePagePages {
    pages: allPage(sort: { title: ASC }) {
      nodes {
        id
        path
        formerAddresses
        types
      }
    }
  }
`;

const TEMPLATES: Readonly<Record<SectionSet, string>> = {
  home: 'page-home',
  product: 'page-product',
  hub: 'page-hub',
  notFound: 'page-not-found',
};

/** The template that knows the sections of a page and as few others as may be. */
function templateOf({ types = [] }: PageNode): string {
  const set = setOf(types);
  return set ? TEMPLATES[set] : 'page';
}

export const createPagePages = (api: CreatePagesArgs): Promise<void> =>
  createEntryPages(api, { query, template: templateOf });
