import type { GraphQLFieldResolver } from 'gatsby/graphql';
import type { Kind, PageKind } from '../registry/kinds';
import { renderMarkdown } from '../text/markdown/renderMarkdown';

export interface GraphNode {
  readonly id: string;
  readonly parent?: string | null;
  readonly [key: string]: unknown;
}

/** The part of Gatsby's resolver context that is used here. */
export interface Context {
  readonly nodeModel: {
    getNodeById(args: { id: string }): GraphNode | null;
    getNodesByIds(args: { ids: readonly string[] }): (GraphNode | null)[];
    findAll(args: {
      type: string;
      query: { sort: { fields: string[]; order: ('ASC' | 'DESC')[] } };
    }): Promise<{ entries: Iterable<GraphNode> }>;
    findOne(args: {
      type: string;
      query: { filter: Readonly<Record<string, { readonly eq: unknown }>> };
    }): Promise<GraphNode | null>;
  };
}

export type Resolver = GraphQLFieldResolver<GraphNode, Context>;

/** `@markdown`: HTML of a Markdown string of the frontmatter. */
export const markdown = {
  name: 'markdown',
  extend: () => ({
    resolve: ((source, _args, _context, { fieldName }) => {
      const value = source[fieldName];
      return typeof value === 'string' ? renderMarkdown(value) : null;
    }) satisfies Resolver,
  }),
};

/** `@fromImage`: the picture of a page, on the kinds that have one and where somebody chose it. */
export const fromImage = {
  name: 'fromImage',
  extend: () => ({
    resolve: (({ image }) => image ?? null) satisfies Resolver,
  }),
};

/** The pages of a kind: the newest first, or by title where they have no date; then by address. */
export async function sorted(
  nodeModel: Context['nodeModel'],
  kind: PageKind,
): Promise<Iterable<GraphNode>> {
  const order = kind.order === 'date' ? ('DESC' as const) : ('ASC' as const);
  const { entries } = await nodeModel.findAll({
    type: kind.name,
    query: { sort: { fields: ['sortKey', 'path'], order: [order, 'ASC'] } },
  });
  return entries;
}

/** Every file of a kind that is no page, by a key of it. */
export async function every(
  nodeModel: Context['nodeModel'],
  { name }: Kind,
  by = 'slug',
): Promise<GraphNode[]> {
  const { entries } = await nodeModel.findAll({
    type: name,
    query: { sort: { fields: [by], order: ['ASC'] } },
  });
  return [...entries];
}
