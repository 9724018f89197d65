import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishPages, type Finished } from '../../../src/gatsby/finish/finishPages';
import { sourceOf } from '../../../src/gatsby/security/sourceOf';
import { publicPage } from '../../support/publicPage';

const ORIGIN = 'https://www.lintel.example';
const HERE = process.cwd();

const htmlOf = (title: string): string =>
  `<html><head><title data-x="true">${title} | Lintel</title><meta name="description" content="It&#x27;s quiet."/><link rel="canonical" href="${ORIGIN}/of-it/"/><style>a{}</style></head><body><script>run()</script><main><h1>X</h1><p>Text.</p></main></body></html>`;

const pages = [
  publicPage({ path: '/list/' }),
  publicPage({ kind: 'PressRelease', path: '/newsroom/a/', data: { date: '2026-03-01' } }),
  publicPage({ path: '/hidden/', isIndexed: false }),
];

const addresses = ['/404.html', '/newsroom/a/', '/list/', '/list/page/2/', '/hidden/'];
const fileOf = (address: string): string =>
  path.join('public', address, address.endsWith('.html') ? '' : 'index.html');

interface Built {
  readonly finished: Finished;
  readonly indexed: readonly string[];
  readonly htmlAt: (address: string) => Promise<string>;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'finish-'));
  process.chdir(folder);
  for (const address of addresses) {
    await mkdir(path.dirname(fileOf(address)), { recursive: true });
    await writeFile(fileOf(address), htmlOf('Pumps &amp; fans'));
  }
});

afterEach(async () => {
  process.chdir(HERE);
  await rm(folder, { recursive: true });
});

async function finished(isPublic: boolean, picture = '1.jpg'): Promise<Built> {
  const indexed: string[] = [];
  const done = await finishPages(addresses, pages, {
    origin: ORIGIN,
    isPublic,
    shareAt: (address) => ({
      name: picture,
      alt: `Of ${address}`,
      make: () => Promise.resolve(Buffer.alloc(0)),
    }),
    feedsOf: ({ kind }) =>
      kind.name === 'PressRelease' ? [{ href: '/newsroom.atom', title: 'News' }] : [],
    forms: new Map(),
    index: {
      add: (page, title, main) => {
        indexed.push(`${page.path} ${title} ${main}`);
        return Promise.resolve();
      },
    },
  });
  return {
    finished: done,
    indexed,
    htmlAt: (address) => readFile(fileOf(address), 'utf8'),
  };
}

it('says on every page how links to it are shown, in the words of its own head', async () => {
  const { htmlAt } = await finished(true);
  for (const address of addresses) {
    expect(await htmlAt(address)).toMatch(/og:title" content="Pumps &amp; fans".*<style/);
    expect(await htmlAt(address)).toContain(`og:url" content="${ORIGIN}/of-it/"`);
  }
  expect(await htmlAt('/404.html')).toContain('og:image:alt" content="Of /404/"');
});

it('announces feeds and Markdown of a page, and says what it is', async () => {
  const { htmlAt } = await finished(true);
  const html = await htmlAt('/newsroom/a/');
  expect(html).toContain('type="application/atom+xml" title="News" href="/newsroom.atom"');
  expect(html).toContain('type="text/markdown" href="/newsroom/a.md"');
  expect(html).toMatch(/"@type":"NewsArticle".*share\/1\.jpg.*<\/body>/s);
  expect(await readFile('public/newsroom/a.md', 'utf8')).toContain('Text.');
  expect(await htmlAt('/hidden/')).not.toContain('text/markdown');
});

it('announces nothing of a deploy that is not for search engines, which still searches itself', async () => {
  const { htmlAt, indexed } = await finished(false);
  expect(await htmlAt('/newsroom/a/')).not.toMatch(/alternate|ld\+json/);
  await expect(readFile('public/newsroom/a.md', 'utf8')).rejects.toThrow('ENOENT');
  expect(indexed).toHaveLength(pages.length);
});

it('indexes main parts in the order of content, and collects scripts and pictures', async () => {
  const { indexed, finished: done } = await finished(true);
  const main = '<main><h1>X</h1><p>Text.</p></main>';
  expect(indexed).toEqual(pages.map(({ path: address }) => `${address} Pumps & fans ${main}`));
  expect([...done.scripts]).toEqual([sourceOf('run()')]);
  expect(done.shares).toHaveLength(addresses.length);
});

it('replaces what an earlier build added', async () => {
  const first = await (await finished(true)).htmlAt('/newsroom/a/');
  expect(await (await finished(true)).htmlAt('/newsroom/a/')).toBe(first);
  const second = await (await finished(true, '2.png')).htmlAt('/newsroom/a/');
  expect(second).not.toContain('1.jpg');
  expect(second.match(/og:image"/g)).toHaveLength(1);
});

it('records each page as its finished HTML has it', async () => {
  const { finished: done } = await finished(true);
  expect(done.records.map(({ path: address }) => address)).toEqual([
    ...pages.map(({ path: address }) => address),
    ...addresses.filter((address) => !pages.some(({ path: known }) => known === address)),
  ]);
  expect(done.records[1]).toMatchObject({
    title: 'Pumps & fans',
    canonical: '/of-it/',
    share: { src: '/share/1.jpg' },
    feeds: ['/newsroom.atom'],
  });
});
