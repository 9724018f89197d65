import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { isPageKind, kindOfFile, kinds, type Kind, type PageKind } from '../registry/kinds';
import { addressOf, slugOfFile } from '../content-model/addresses';
import { parseFile } from '../registry/check/parseFile';
import { findRoles } from '../content-model/roles';
import { factsIn, fillFacts } from '../text/fillFacts';
import { preventBreaks } from '../text/preventBreaks';
import { forgetFacts, readFacts, statesFacts } from './readFacts';
import { facetsOf } from '../content-model/facetsOf';
import { isShown, visibilityOf } from '../content-model/visibility';

const CONTENT = path.resolve('content');

type FileNode = Node & { absolutePath: string; sourceInstanceName: string };

/** The file below `content/` that a node was read from, and its kind; none for other nodes. */
function sourceOf(node: Node, getNode: NodePluginArgs['getNode']) {
  const isMarkdown = node.internal.type === 'MarkdownRemark';
  const fileNode = (isMarkdown ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  if (fileNode?.internal.type !== 'File' || fileNode.sourceInstanceName !== 'content')
    return undefined;
  const file = path.relative(CONTENT, fileNode.absolutePath).split(path.sep).join('/');
  const kind = kindOfFile(file);
  return kind && (kind.format === 'md') === isMarkdown ? { file, kind, fileNode } : undefined;
}

/** What the kind of a page says of it: where it is, how it is ordered, grouped, called and built. */
function pageFieldsOf(kind: PageKind, file: string, data: Record<string, unknown>) {
  const { dateKey, groupKey, order } = kind;
  const dated = dateKey ? String(data[dateKey]) : null;
  return {
    path: addressOf(kind, file, data),
    kindTitle: kind.titleOf?.(data) ?? kind.title,
    // Sent to no page that ends in its own.
    kindClosing: data['closing'] ? null : kind.label,
    hubs: kind.hubs,
    dated,
    sortKey: order === 'date' && dated ? dated : String(data['title']),
    group: groupKey ? String(data[groupKey]) : null,
    facets: facetsOf(kind, data),
    dateline: kind.dateline?.(data) ?? null,
  };
}

/**
 * The frontmatter as visitors read it: with the facts that it names, and texts whose numbers, dates and
 * codes do not break. `facts` is what it was filled with; nothing where it names none.
 */
function shownOf(kind: Kind, data: Record<string, unknown>): Record<string, unknown> {
  const shown = structuredClone(data);
  const known = readFacts();
  const facts: Record<string, string | undefined> = {};
  for (const { role, value, path } of findRoles(kind.schema, data)) {
    if (role.is !== 'text' && role.is !== 'markdown') continue;
    for (const name of factsIn(value)) facts[name] = known.get(name);
    const filled = fillFacts(value, known);
    const owner = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], shown);
    (owner as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] =
      role.is === 'text' ? preventBreaks(filled) : filled;
  }
  return { ...shown, filledWith: Object.keys(facts).length > 0 ? facts : undefined };
}

/** Whether a fact that a node was filled with is another one today. */
const isStale = (node: Node): boolean =>
  Object.entries((node['filledWith'] ?? {}) as Record<string, string>).some(
    ([name, value]) => readFacts().get(name) !== value,
  );

/** Frontmatter with its defaults, and what the build adds. */
function fieldsOf(kind: Kind, file: string, text: string): Record<string, unknown> | undefined {
  const parsed = kind.schema.safeParse(parseFile(file, text).data);
  if (!parsed.success) return undefined;
  const data: Record<string, unknown> = parsed.data;
  const slug = slugOfFile(kind, file);
  return {
    ...shownOf(kind, data),
    slug,
    ...(isPageKind(kind) ? pageFieldsOf(kind, file, data) : {}),
  };
}

/** What files said when they were right last. */
const lastRight = new Map<string, Record<string, unknown>>();

/** Fields of a file; in develop those that it had before a fault, so that its page stays meanwhile. */
function fieldsToShow(kind: Kind, file: string, text: string) {
  const fields = fieldsOf(kind, file, text);
  if (process.env['NODE_ENV'] !== 'development') return fields;
  if (fields) lastRight.set(file, fields);
  return fields ?? lastRight.get(file);
}

/**
 * Makes the typed node of a content file: `PressRelease` from `content/newsroom/…`, and so on.
 * A page that is not shown yet gets none, so that no query has to remember to leave it out.
 * A file with errors gets none either, unless it was right before; the content check has named them.
 */
export async function createContentNode(
  node: Node,
  api: Pick<
    CreateNodeArgs,
    'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'loadNodeContent'
  >,
): Promise<void> {
  const source = sourceOf(node, api.getNode);
  if (!source) return;
  const { kind, file, fileNode } = source;
  // The content of a Markdown node is its body alone; the frontmatter is in its file.
  const fields = fieldsToShow(kind, file, await api.loadNodeContent(fileNode));
  if (!fields || !isShown(fields, visibilityOf(process.env))) return;
  const child = {
    ...fields,
    id: api.createNodeId(`${kind.name} ${file}`),
    parent: node.id,
    children: [],
    internal: { type: kind.name, contentDigest: api.createContentDigest(fields) },
  };
  await api.actions.createNode(child);
  api.actions.createParentChildLink({ parent: node, child: child });
}

/** Fills again what was filled with facts that are others now. */
async function refillStale(
  api: Pick<NodePluginArgs, 'getNodesByType'> & Parameters<typeof createContentNode>[1],
): Promise<void> {
  for (const node of kinds.flatMap(({ name }) => [...api.getNodesByType(name)]).filter(isStale)) {
    const parent = api.getNode(node.parent ?? '');
    if (parent) await createContentNode(parent, api);
  }
}

/** A save of a customer or a claim, in develop, moves what names their facts. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node, ...api }) => {
  await createContentNode(node, api);
  const kind = sourceOf(node, api.getNode)?.kind.name ?? '';
  if (process.env['NODE_ENV'] !== 'development' || !statesFacts(kind)) return;
  forgetFacts();
  await refillStale(api);
};

/**
 * A warm cache holds the nodes of an earlier day: pages that are due since then get their node,
 * pages that are no longer shown lose it (docs/decisions.md, Content; `publishOn`, SITE_DATE), and
 * what names a fact that has changed is filled again.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const visibility = visibilityOf(process.env);
  for (const node of api.getNodesByType('MarkdownRemark')) {
    const child = node.children.map((id) => api.getNode(id)).find((found) => found);
    if (!child) await createContentNode(node, api);
    else if (!isShown(child as Node & { draft?: unknown }, visibility))
      api.actions.deleteNode(child);
  }
  await refillStale(api);
};
