import { pageKinds, type PageKind } from '../registry/kinds';
import { sorted, type Context, type GraphNode, type Resolver } from './extensions';

const kindOf = (section: GraphNode): PageKind | undefined =>
  pageKinds.find(({ label }) => label === section['kind']);

/** The pages that a section lists, all of them. */
async function listOf(section: GraphNode, { nodeModel }: Context): Promise<GraphNode[]> {
  const kind = kindOf(section);
  if (!kind) return [];
  return [...(await sorted(nodeModel, kind, Number(section['limit'] ?? 0) || undefined))];
}

/**
 * `@listed`: the pages of the kind that a listing names, in the one field that its variant shows:
 * `cards`, which are queried with their pictures, or `pages`, which are not. A section with `perPage`
 * gives those of one page of its list, from 1.
 */
export const listed = {
  name: 'listed',
  extend: () => ({
    resolve: (async (source, { page }, context, { fieldName }) => {
      const shown = source['variant'] === 'cards' ? 'cards' : 'pages';
      if (fieldName !== shown) return [];
      const list = await listOf(source, context);
      if (!source['perPage']) return list;
      const perPage = Number(source['perPage']);
      const at = (Number(page ?? 1) - 1) * perPage;
      return list.slice(at, at + perPage);
    }) satisfies Resolver,
  }),
};

/** Address of the list: the hub of what a section lists, unless it says that it stands elsewhere. */
const hubOf = (section: GraphNode): string =>
  typeof section['listAt'] === 'string'
    ? section['listAt']
    : (kindOf(section)?.hubs.at(-1)?.href ?? '');

/**
 * `@indexed`: where a list stands, the names of its facets, and what each page of the whole list answers
 * to in them, in the order of the list.
 */
export const indexed = {
  name: 'indexed',
  extend: () => ({
    resolve: (async (source, _args, context) => ({
      path: hubOf(source),
      perPage: source['perPage'],
      facets: Object.keys(kindOf(source)?.facets ?? {}),
      index: (await listOf(source, context)).map(({ facets }) => facets),
    })) satisfies Resolver,
  }),
};

/** `@listPages`: how many pages the list of a hub takes; 1 where all of it fits, or it lists nothing. */
export const listPages = {
  name: 'listPages',
  extend: () => ({
    resolve: (async (source, _args, context) => {
      const sections = (source['sections'] ?? []) as readonly GraphNode[];
      const counts = sections
        .filter((section) => section['perPage'] && hubOf(section) === source['path'])
        .map(async (section) => {
          const { length } = await listOf(section, context);
          return Math.ceil(length / Number(section['perPage']));
        });
      return Math.max(1, ...(await Promise.all(counts)));
    }) satisfies Resolver,
  }),
};
