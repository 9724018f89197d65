import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Pagefind from 'pagefind';
import { pageKinds } from '../../registry/kinds';
import { fill } from '../../text/fillWords';
import words from '../../copy/searchAlso.json';
import { inWords } from '../../time/inWords';
import type { PublicPage } from '../../content-model/publicPage';
import { indexedHtml, NOT_TEXT } from '../../search/indexed';
import { groupOf } from '../../search/searchGroups';
import { SEARCH } from '../../search/address';
import { vocabularyOf, WORDS_FILE } from '../../search/vocabulary';
import { writePublic } from './writePublic';

/**
 * Pagefind may only be imported, and Gatsby compiles every import of `gatsby-node.ts` to a `require`; by
 * its file it can be required.
 */
const pagefind = () =>
  createRequire(path.resolve('package.json'))(
    path.resolve('node_modules/pagefind/lib/index.js'),
  ) as typeof Pagefind;

const FOLDER = 'pagefind';

/** Pagefind writes interfaces of its own, which the site has no use for. */
const UNUSED: ReadonlySet<string> = new Set([
  'pagefind-component-ui.css',
  'pagefind-component-ui.js',
  'pagefind-highlight.js',
  'pagefind-modular-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-ui.css',
  'pagefind-ui.js',
  'wasm.unknown.pagefind',
]);

/** Pages that list others, by their addresses; the last two list pages of no kind. */
const HUBS: ReadonlySet<string> = new Set([
  ...pageKinds.flatMap(({ hubs }) => hubs.map(({ href }) => href)),
  ...['/features/', '/about/'],
]);

/** The day of a page that its kind shows in lists; of what is kept up to date it says nothing. */
const dayOf = ({ kind, day }: PublicPage): string | undefined =>
  kind.dateKey === 'updated' ? undefined : day;

/** Whether words for an address, or for all below a folder (`/folder/*`), are for this one. */
const isFor = (key: string, address: string): boolean =>
  key.endsWith('/*')
    ? address.startsWith(key.slice(0, -1)) && address !== key.slice(0, -1)
    : address === key;

/** What readers call a page that it does not call itself; `{month}` is that of its day. */
function alsoOf(page: PublicPage): string {
  const month = inWords(dayOf(page)?.slice(0, 7) ?? '');
  return Object.entries(words)
    .filter(([key]) => isFor(key, page.path))
    .map(([, also]) => fill(also, { month }))
    .join(', ');
}

/** The page of the search lists all others: it would be found for every word of their names. */
const isLookedFor = ({ isIndexed, path: address }: PublicPage): boolean =>
  isIndexed && address !== SEARCH;

/** The index in the making. */
export interface SearchIndex {
  /**
   * Adds a page that search engines may show; others are passed over. One after another: their order is
   * in the names of the files, which thus stay the same.
   * @param title by which search engines know it, without the name of the site
   * @param main the HTML of its main part
   * @throws Error if it could not be indexed
   */
  readonly add: (page: PublicPage, title: string, main: string) => Promise<void>;
  /** Writes the files. @throws Error if there are none */
  readonly write: () => Promise<void>;
}

/** Files of an index. @throws Error if they could not be made */
async function filesOf(index: Pagefind.PagefindIndex): Promise<Pagefind.IndexFile[]> {
  // Pagefind calls files of its own written before they are, and what is not as it is closed stays empty or
  // cut (https://github.com/Pagefind/pagefind/issues/1271): they are written here.
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`No index: ${errors.join(', ')}`);
  return files.filter(({ path: name }) => !UNUSED.has(name));
}

/**
 * Begins the index that the site is searched by, from the built pages that search engines may show.
 * Previews have it too: nothing announces it.
 * @throws Error if none can be made
 */
export async function openIndex(): Promise<SearchIndex> {
  const { createIndex, close } = pagefind();
  const { index, errors } = await createIndex({
    excludeSelectors: [...NOT_TEXT],
    forceLanguage: 'en',
  });
  if (!index) throw new Error(`No index: ${errors.join(', ')}`);
  const texts: string[] = [];
  return {
    async add(page, title, main) {
      if (!isLookedFor(page)) return;
      const content = indexedHtml(main, {
        title,
        description: page.description,
        also: alsoOf(page),
        kindTitle: page.kind.title,
        kind: groupOf(page.kind, page.path),
        day: dayOf(page),
        isHub: HUBS.has(page.path),
      });
      texts.push(content.replace(/<[^>]*>/g, ' '));
      const added = await index.addHTMLFile({ url: page.path, content });
      if (added.errors.length > 0)
        throw new Error(`${page.path} was not indexed: ${added.errors.join(', ')}`);
    },
    async write() {
      const files = await filesOf(index);
      await close();
      await rm(path.join('public', FOLDER), { recursive: true, force: true });
      await Promise.all(
        files.map(({ path: name, content }) => writePublic(path.join(FOLDER, name), content)),
      );
      await writePublic(WORDS_FILE, JSON.stringify(vocabularyOf(texts)));
    },
  };
}
