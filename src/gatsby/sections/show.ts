import { execute, type GraphQLSchema } from 'gatsby/graphql';
import type { Context, GraphNode } from '../extensions';
import { documentOf } from './fragments';

/** What a query of a page is answered with. */
export interface Answering {
  readonly schema: GraphQLSchema;
  readonly context: Context;
  /** Which page of its list a page shows, from 1. */
  readonly page: number;
}

/** Fields of `Query` that hand on what `show` puts there; nothing asks for them by itself. */
const FIELDS = { node: 'shownNode', picture: 'shownPicture' } as const;

export const shownFields = {
  [FIELDS.node]: { type: 'Node', resolve: (root: Shown) => root[FIELDS.node] },
  [FIELDS.picture]: { type: 'Picture', resolve: (root: Shown) => root[FIELDS.picture] },
};

type Shown = Readonly<Record<string, unknown>>;

/**
 * A fragment of a node, or of a picture of the frontmatter; asked for as the query of the page would
 * be, so that the page is made again when the node changes.
 */
export async function show(
  what: keyof typeof FIELDS,
  value: unknown,
  fragment: string,
  { schema, context }: Answering,
): Promise<unknown> {
  const field = FIELDS[what];
  const { data, errors } = await execute({
    schema,
    document: documentOf(field, fragment),
    rootValue: { [field]: value },
    contextValue: context,
  });
  if (errors?.[0]) throw errors[0];
  return data?.[field];
}

/** A file of `content/data/` by its name. */
export async function referred(
  type: string,
  slug: unknown,
  { context }: Answering,
): Promise<GraphNode> {
  const node = await context.nodeModel.findOne({
    type,
    query: { filter: { slug: { eq: slug } } },
  });
  if (!node) throw new Error(`No ${type} ${String(slug)}`);
  return node;
}
