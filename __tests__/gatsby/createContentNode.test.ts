import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { createContentNode, sourceNodes } from '../../src/gatsby/createContentNode';
import { releaseKeys } from '../support/releaseKeys';

const TEXT = (extra: string): string =>
  `---\ntitle: A headline\ndescription: A sentence that is long enough for lists of pages.\ndate: 2025-03-12\ncity: Chicago\ntopic: product\n${releaseKeys}\n${extra}---\n\nWords.\n`;

/** A store of nodes as Gatsby keeps it, holding one press release. */
function storeWith(text: string) {
  const nodes = new Map<string, Record<string, unknown>>();
  const add = (node: Record<string, unknown>): void => void nodes.set(String(node['id']), node);
  add({
    id: 'file',
    internal: { type: 'File' },
    sourceInstanceName: 'content',
    absolutePath: path.resolve('content/newsroom/x.md'),
    children: ['markdown'],
  });
  add({ id: 'markdown', parent: 'file', children: [], internal: { type: 'MarkdownRemark' } });
  const api = {
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter((node) => (node['internal'] as { type: string }).type === type),
    loadNodeContent: (node: Node) => Promise.resolve(node.id === 'file' ? text : 'the body alone'),
    createNodeId: (seed: string) => seed,
    createContentDigest: () => 'digest',
    actions: {
      createNode: add,
      deleteNode: (node: { id: string }) => nodes.delete(node.id),
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) =>
        parent.children.push(child.id),
    },
  } as unknown as NodePluginArgs;
  const markdown = nodes.get('markdown') as unknown as Node;
  const release = () =>
    [...nodes.values()].find(
      (node) => (node['internal'] as { type: string }).type === 'PressRelease',
    );
  return { api, markdown, release };
}

afterEach(() => delete process.env['SITE_DATE']);

it('makes a typed node with address, defaults and order', async () => {
  const { api, markdown, release } = storeWith(TEXT(''));
  await createContentNode(markdown, api);
  expect(release()).toMatchObject({
    slug: 'x',
    path: '/newsroom/x/',
    sortKey: '2025-03-12',
    dated: '2025-03-12',
    group: 'product',
    // It has a closing of its own.
    kindClosing: null,
    formerAddresses: [],
    layout: { nav: 'light', showFooter: true },
    parent: 'markdown',
  });
});

it('keeps numbers and codes whole where visitors read them, and nowhere else', async () => {
  const drawn = 'drawn:\n  drawing: wo-51077-40\n  caption: WO-51077 after 40 kWh\n';
  const { api, markdown, release } = storeWith(TEXT(`${drawn}path: /wo-51077/\n`));
  await createContentNode(markdown, api);
  expect(release()).toMatchObject({
    drawn: { drawing: 'wo-51077-40', caption: 'WO-\u206051077 after 40\u00a0kWh' },
    path: '/wo-51077/',
    date: '2025-03-12',
    sortKey: '2025-03-12',
  });
});

it.each(['draft: true\n', 'publishOn: 2031-01-01\n'])('makes none with %j', async (extra) => {
  const { api, markdown, release } = storeWith(TEXT(extra));
  await createContentNode(markdown, api);
  expect(release()).toBeUndefined();
});

it('brings a warm cache up to the day of the build, forth and back', async () => {
  const { api, markdown, release } = storeWith(TEXT('publishOn: 2031-01-01\n'));
  await createContentNode(markdown, api);
  const source = () => sourceNodes?.(api as never, { plugins: [] }, () => undefined);
  process.env['SITE_DATE'] = '2031-01-01';
  await source();
  expect(release()).toBeDefined();
  process.env['SITE_DATE'] = '2030-12-31';
  await source();
  expect(release()).toBeUndefined();
});

it('keeps a page in develop while its file has a fault, and shows it again when that is gone', async () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'development' });
  try {
    const right = storeWith(TEXT(''));
    await createContentNode(right.markdown, right.api);
    const wrong = storeWith(TEXT('nothing: such\n').replace('A headline', 'Another headline'));
    await createContentNode(wrong.markdown, wrong.api);
    expect(wrong.release()).toMatchObject({ title: 'A headline' });
    const mended = storeWith(TEXT('').replace('A headline', 'Another headline'));
    await createContentNode(mended.markdown, mended.api);
    expect(mended.release()).toMatchObject({ title: 'Another headline' });
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
});
