import { SEARCH } from '../../src/search/address';
import { TERMS_FILE, type Term } from '../../src/search/terms';
import { isBuilt, readBuilt } from '../support/builtSite';

const html = readBuilt(SEARCH);
const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';

/** Pages that the build names to the public; the page of the search is where we are. */
const publicPages = (JSON.parse(readBuilt('/addresses.json')) as { path: string }[])
  .map(({ path }) => path)
  .filter((path) => path !== SEARCH);

const linked = new Set([...main.matchAll(/<a [^>]*?href="([^"#?]+)/g)].map(([, href]) => href));

/** How many pages each shelf says that it has, and how many it shows. */
const shelves = [...main.matchAll(/<h3.*?(?=<h3|<\/section>)/gs)].map(([shelf]) => {
  const [name = '', pages = ''] = shelf.split('</h3>');
  return { has: Number(/>(\d+)<\/span>/.exec(name)?.[1]), shows: pages.split('<li>').length - 1 };
});

it('leads to every page of the site without scripts, save for those of a shelf that is too long', () => {
  const left = shelves.reduce((sum, { has, shows }) => sum + has - shows, 0);
  expect(publicPages.length).toBeGreaterThan(100);
  expect(publicPages.filter((path) => !linked.has(path))).toHaveLength(left);
  expect(shelves.every(({ has, shows }) => has === shows || shows >= 100)).toBe(true);
});

it('is what search engines are told of it', () => {
  const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(readBuilt('/')) ?? [];
  const { pathname, searchParams } = new URL(template);
  expect(isBuilt(pathname)).toBe(true);
  const [, form = ''] = /<form ([^>]*role="search"[^>]*)>/.exec(main) ?? [];
  expect(form).toContain(`action="${pathname}"`);
  expect(form).not.toContain('method');
  const [name] = [...searchParams.keys()];
  expect(main).toMatch(new RegExp(`<input [^>]*name="${name ?? ''}"`));
});

it('explains terms where they stand', () => {
  const terms = JSON.parse(readBuilt(TERMS_FILE)) as Term[];
  expect(terms.length).toBeGreaterThan(20);
  const lost = terms.filter(({ href }) => {
    const [page = '', anchor = ''] = href.split('#');
    return !isBuilt(page) || !readBuilt(page).includes(` id="${anchor}"`);
  });
  expect(lost).toEqual([]);
});
