import { groupPages, type PageGroup, type Shelf } from '../../search/browse/groupPages';
import { pageKinds, type PageKind } from '../../registry/kinds';
import { groupOf } from '../../search/searchGroups';
import { SEARCH } from '../../search/address';
import { namesInMenus } from './namesInMenus';
import { sorted, type Context, type GraphNode } from '../extensions';

interface Seo {
  readonly title?: string;
  readonly noindex?: boolean;
}

/** How many pages a shelf shows; its hub has them all. */
const LONGEST = 100;

/** Pages of all kinds that search engines may show, each kind in its own order, and what they are called. */
async function everyPage(nodeModel: Context['nodeModel']) {
  const inMenus = await namesInMenus(nodeModel);
  const nameOf = (kind: PageKind, { path, title, seo }: GraphNode): string => {
    const plain = inMenus.get(String(path)) ?? (seo as Seo).title?.split(' | ')[0];
    return (kind.hasSentences ? plain : undefined) ?? String(title);
  };
  const lists = await Promise.all(
    pageKinds.map(async (kind) => {
      const pages = [...(await sorted(nodeModel, kind))].map((node) => ({
        path: String(node['path']),
        name: nameOf(kind, node),
        kind: kind.label,
        group: groupOf(kind, String(node['path'])),
        isIndexed: (node['seo'] as Seo).noindex !== true,
      }));
      return kind.order === 'title' ? pages.sort((a, b) => a.name.localeCompare(b.name)) : pages;
    }),
  );
  return lists.flat().filter(({ path, isIndexed }) => isIndexed && path !== SEARCH);
}

/** The pages on each shelf of a section, in the order of its shelves, and how many belong there. */
export const pageGroups = async (
  shelves: unknown,
  nodeModel: Context['nodeModel'],
): Promise<PageGroup[]> =>
  groupPages(shelves as readonly Shelf[], await everyPage(nodeModel)).map((pages) => ({
    count: pages.length,
    pages: pages.slice(0, LONGEST).map(({ path, name }) => ({ path, name })),
  }));
