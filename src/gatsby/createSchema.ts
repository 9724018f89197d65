import type { GatsbyNode } from 'gatsby';
import { schemaOf } from '../content-model/sdl';
import { kinds } from '../registry/kinds';
import { fromImage, markdown } from './extensions';
import { newest } from './newest';
import { clauses } from './markdown/clauses';
import { fromMarkdown } from './markdown/fromMarkdown';

/**
 * The GraphQL schema of the content. MarkdownRemark keeps no frontmatter of its own: its inferred
 * type would mix every kind, and grow slower with every page.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  for (const extension of [markdown, fromMarkdown, clauses, fromImage, newest]) {
    actions.createFieldExtension(extension);
  }
  actions.createTypes([
    'type MarkdownRemark implements Node @dontInfer { id: ID! }',
    schemaOf(kinds),
  ]);
};
