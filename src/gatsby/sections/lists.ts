import { pageKinds, type PageKind } from '../../registry/kinds';
import { listedKind, type SectionType } from '../../registry/sections';
import { visibilityOf } from '../../content-model/visibility';
import { isToCome } from '../../time/standingAt';
import { sorted, type Context, type GraphNode } from '../extensions';

const kindOf = ({ type }: GraphNode): PageKind | undefined =>
  pageKinds.find(({ label }) => label === listedKind(type as SectionType));

/** The pages that a section lists, all of them. */
export async function listOf(
  section: GraphNode,
  nodeModel: Context['nodeModel'],
): Promise<GraphNode[]> {
  const kind = kindOf(section);
  if (!kind) throw new Error(`The section ${String(section['type'])} lists pages of no kind`);
  return [...(await sorted(nodeModel, kind))];
}

/**
 * The pages of a list by the day of the build: down to the one that is next, or the newest alone where
 * none is to come; and all before it.
 */
export async function byDay(section: GraphNode, nodeModel: Context['nodeModel']) {
  const today = Date.parse(visibilityOf(process.env).today);
  const list = await listOf(section, nodeModel);
  const stateAt = kindOf(section)?.stateAt;
  const next = list.findLastIndex((page) => isToCome(stateAt?.(today, page)));
  const cut = Math.max(next, 0) + 1;
  return { ahead: list.slice(0, cut), over: list.slice(cut) };
}

/** Those of one page of its list, from 1, where a section says how many that has. */
export async function listPage(
  section: GraphNode,
  nodeModel: Context['nodeModel'],
  page: number,
): Promise<GraphNode[]> {
  const list = await listOf(section, nodeModel);
  if (!section['perPage']) return list;
  const perPage = Number(section['perPage']);
  return list.slice((page - 1) * perPage, page * perPage);
}

/** Address of the list: the hub of what a section lists, unless it says that it stands elsewhere. */
const hubOf = (section: GraphNode): string =>
  typeof section['listAt'] === 'string'
    ? section['listAt']
    : (kindOf(section)?.hubs.at(-1)?.href ?? '');

/**
 * Where a list stands, the names of its facets, and what each page of the whole list answers to in them,
 * in the order of the list.
 */
export const indexOf = async (section: GraphNode, nodeModel: Context['nodeModel']) => ({
  path: hubOf(section),
  perPage: Number(section['perPage']),
  facets: Object.keys(kindOf(section)?.facets ?? {}),
  index: (await listOf(section, nodeModel)).map(({ facets }) => facets as string[]),
});

/** How many pages the list of a hub takes; 1 where all of it fits, or it lists nothing. */
export async function listPages(page: GraphNode, nodeModel: Context['nodeModel']): Promise<number> {
  const sections = (page['sections'] ?? []) as readonly GraphNode[];
  const counts = sections
    .filter((section) => section['perPage'] && hubOf(section) === page['path'])
    .map(async (section) => {
      const { length } = await listOf(section, nodeModel);
      return Math.ceil(length / Number(section['perPage']));
    });
  return Math.max(1, ...(await Promise.all(counts)));
}
