import type { GatsbyNode } from 'gatsby';
import { kinds } from '../registry/kinds';
import { schemaOf, sectionTypeName, sectionTypeNames } from '../content-model/sdl';
import { fromImage, markdown } from './extensions';
import { latest, newest } from './latest';
import { indexed, listed, listPages } from './listed';
import { clauses } from './markdown/clauses';
import { fromMarkdown } from './markdown/fromMarkdown';
import { counted } from './counted';
import { shelved } from './shelved';
import { companyHistory } from './companyHistory';
import { months } from './months';
import { everyPartner } from './partners';
import { payAxis } from './payAxis';

/**
 * The GraphQL schema of the content. MarkdownRemark keeps no frontmatter of its own: its inferred
 * type would mix every kind, and grow slower with every page.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => {
  for (const extension of [
    markdown,
    fromMarkdown,
    clauses,
    fromImage,
    listed,
    indexed,
    listPages,
    latest,
    newest,
    everyPartner,
    companyHistory,
    payAxis,
    months,
    counted,
    shelved,
  ]) {
    actions.createFieldExtension(extension);
  }
  actions.createTypes([
    'type MarkdownRemark implements Node @dontInfer { id: ID! }',
    schema.buildUnionType({
      name: 'Section',
      types: sectionTypeNames,
      resolveType: ({ type }: { type: string }) => sectionTypeName(type),
    }),
    schemaOf(kinds),
  ]);
};
