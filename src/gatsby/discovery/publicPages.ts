import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { pageKinds } from '../../registry/kinds';
import { visibilityOf } from '../../content-model/visibility';
import type { PublicPage } from '../../content-model/publicPage';
import type { GraphNode } from '../extensions';
import { changedOn } from './changedOn';
import { withDaysOfLists } from './lists';

const CONTENT = path.resolve('content');

type GetNodes = Pick<NodePluginArgs, 'getNodesByType' | 'getNode'>;

interface Seo {
  readonly noindex?: boolean;
  readonly canonical?: unknown;
}

/** Finds what a name stands for: a node by its type and the name of its file. */
function referIn({ getNodesByType }: GetNodes): PublicPage['refer'] {
  const types = new Map<string, ReadonlyMap<string, GraphNode>>();
  return (type, name) => {
    const known =
      types.get(type) ??
      new Map(
        getNodesByType(type).map((node) => [String(node['slug']), node as unknown as GraphNode]),
      );
    types.set(type, known);
    return known.get(name);
  };
}

/** The day by which a kind says that a page changed, where there is no history of its file. */
const ownDay = (data: GraphNode, day: string | undefined): string | undefined => {
  const own = data['updated'] ?? day;
  return typeof own === 'string' && own.length === 10 ? own : undefined;
};

/** The file of a page, below `content/`, and its body. */
function sourceOf({ getNode }: GetNodes, { parent }: GraphNode): { file: string; body: string } {
  const markdown = getNode(String(parent)) as {
    fileAbsolutePath?: string;
    internal: { content?: string };
  };
  const file = path.relative(CONTENT, markdown.fileAbsolutePath ?? '');
  return { file: file.split(path.sep).join('/'), body: markdown.internal.content ?? '' };
}

/** By address: nodes come in the order in which files were read, which no two builds share. */
const inOrder = (nodes: readonly GraphNode[]): GraphNode[] =>
  [...nodes].sort((one, other) => (String(one['path']) < String(other['path']) ? -1 : 1));

/** Every page of the build, as search engines, feeds, link previews and the search get to know it. */
export function publicPagesOf(api: GetNodes): PublicPage[] {
  const { today } = visibilityOf(process.env);
  const refer = referIn(api);
  const days = changedOn();
  const pages = pageKinds.flatMap((kind) =>
    inOrder(api.getNodesByType(kind.name) as unknown as GraphNode[]).map((node): PublicPage => {
      const { file, body } = sourceOf(api, node);
      const day = kind.dateKey ? String(node[kind.dateKey]).slice(0, 10) : undefined;
      const written = days.get(file) ?? ownDay(node, day);
      const { noindex, canonical = node['path'] } = node['seo'] as Seo;
      return {
        kind,
        slug: String(node['slug']),
        file,
        path: String(node['path']),
        title: String(node['title']),
        description: String(node['description']),
        isIndexed: noindex !== true && canonical === node['path'],
        written,
        changed: written,
        day,
        state: kind.stateAt?.(Date.parse(today), node),
        data: node,
        body,
        refer,
        today,
      };
    }),
  );
  return withDaysOfLists(pages);
}
