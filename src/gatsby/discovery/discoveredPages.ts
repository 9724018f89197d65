import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { minutesOf } from '../../text/markdown/minutesOf';
import { pageKinds, type PageKind } from '../../registry/kinds';
import { findRoles } from '../../content-model/roles';
import { visibilityOf } from '../../content-model/visibility';
import type { FoundPage, Person, PlayedRecording } from '../../discovery/page';
import { plainOf } from '../../discovery/plainOf';
import { renderMarkdown } from '../../text/markdown/renderMarkdown';
import { asTyped } from '../../text/withoutNoBreaks';
import type { GraphNode } from '../extensions';
import { changedOn } from './changedOn';
import { withDaysOfLists } from './lists';

const CONTENT = path.resolve('content');

type GetNodes = Pick<NodePluginArgs, 'getNodesByType' | 'getNode'>;

/** What pages refer to by name, and what finds them tells. */
const REFERRED = ['Person', 'Recording', 'Customer', 'Claim', 'Drawing', 'SiteFooter'];

interface Seo {
  readonly noindex?: boolean;
  readonly canonical?: unknown;
}

/** Nodes of a type by the names of their files. */
const bySlug = ({ getNodesByType }: GetNodes, type: string): ReadonlyMap<string, GraphNode> =>
  new Map(getNodesByType(type).map((node) => [String(node['slug']), node as unknown as GraphNode]));

const personOf = (node: GraphNode | undefined): Person[] =>
  node
    ? [
        {
          '@type': 'Person',
          name: asTyped(String(node['name'])),
          jobTitle: asTyped(String(node['role'])),
        },
      ]
    : [];

/** The day by which a kind says that a page changed, where there is no history of its file. */
const ownDay = (kind: PageKind, data: GraphNode): string | undefined => {
  const day = data['updated'] ?? (kind.dateKey ? data[kind.dateKey] : undefined);
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) ? day.slice(0, 10) : undefined;
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

/** Every page of the build, as what finds it needs to know it. */
export function foundPages(api: GetNodes): FoundPage[] {
  const { today } = visibilityOf(process.env);
  const known = new Map(REFERRED.map((type) => [type, bySlug(api, type)]));
  const refer = (type: string, name: string): GraphNode | undefined => known.get(type)?.get(name);
  const days = changedOn();
  const list = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);
  const pages = pageKinds.flatMap((kind) =>
    api.getNodesByType(kind.name).map((raw): FoundPage => {
      const node = raw as unknown as GraphNode;
      const { file, body } = sourceOf(api, node);
      const changed = days.get(file) ?? ownDay(kind, node);
      const named = (key: string): Person[] =>
        list(node[key] ?? []).flatMap((slug) => personOf(refer('Person', slug)));
      const played = [...findRoles(kind.schema, node)]
        .filter(({ role }) => role.is === 'reference' && role.to === 'Recording')
        .flatMap(({ value }) => refer('Recording', value) ?? []);
      const { noindex, canonical = node['path'] } = node['seo'] as Seo;
      return {
        kind: kind.name,
        file,
        path: String(node['path']),
        title: String(node['title']),
        description: String(node['description']),
        kindTitle: kind.title,
        hubs: kind.hubs,
        isIndexed: noindex !== true && canonical === node['path'],
        changed,
        data: node,
        authors: [...named('authors'), ...named('author')],
        speakers: named('speakers'),
        recordings: [...new Set(played)].map((recording): PlayedRecording => ({
          ...recording,
          slug: String(recording['slug']),
          made: changed ?? today,
        })),
        minutes: kind.name === 'Guide' ? minutesOf(renderMarkdown(body)) : 0,
        text: kind.name === 'Opening' ? plainOf(body) : '',
        refer,
        today,
      };
    }),
  );
  return withDaysOfLists(pages);
}
