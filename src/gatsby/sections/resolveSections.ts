import type { GraphQLFieldResolver } from 'gatsby/graphql';
import { isPaged, sections, type SectionType } from '../../registry/sections';
import * as shared from '../../registry/sharedSchemas';
import type { Context, GraphNode } from '../extensions';
import { isRich } from './isRich';
import { listPages } from './lists';
import { outputOf } from './outputOf';

interface Arguments {
  /** Which page of its list a page shows, from 1; those after the first have the list alone. */
  readonly page?: number | null;
  /** Only those that any page may use. */
  readonly shared?: boolean | null;
}

const typeOf = ({ type }: GraphNode) => type as SectionType;

/** What the components of a page get, section by section: `z.output` of their schemas. */
const resolveSections: GraphQLFieldResolver<GraphNode, Context, Arguments> = (
  { sections: all },
  { page, shared: isShared },
  context,
  { schema },
) =>
  Promise.all(
    (all as readonly GraphNode[])
      .filter((section) => (page ?? 1) === 1 || isPaged(typeOf(section)))
      .filter((section) => !isShared || typeOf(section) in shared)
      .map((section) =>
        outputOf(sections[typeOf(section)], section, section, {
          schema,
          context,
          page: page ?? 1,
        }),
      ),
  );

/** Fields of a page of sections. */
export const sectionFields = {
  sections: {
    type: 'JSON!',
    args: { page: 'Int', shared: 'Boolean' },
    resolve: resolveSections,
  },
  sectionTypes: {
    type: '[String!]!',
    resolve: ({ sections: all }: GraphNode) => (all as readonly GraphNode[]).map(typeOf),
  },
  isRich: {
    type: 'Boolean!',
    resolve: ({ sections: all }: GraphNode) => isRich(all),
  },
  listPages: {
    type: 'Int!',
    resolve: (page: GraphNode, _args: object, { nodeModel }: Context) => listPages(page, nodeModel),
  },
};
