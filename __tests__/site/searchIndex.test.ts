import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import also from '../../src/copy/searchAlso.json';
import { searchGroups } from '../../src/search/searchGroups';
import { SEARCH } from '../../src/search/address';
import { builtFiles, contentPages, isBuilt, readBuilt } from '../support/builtSite';

const INDEX = '/pagefind/';

/** Pagefind begins what it packs with this. */
const SIGNATURE = 'pagefind_dcd';

interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly filters: { readonly kind: readonly string[] };
  readonly anchors: readonly { readonly id: string }[];
}

const onDisk = (file: string): string => path.join('public', file);

const files = builtFiles().filter(
  (file) => file.startsWith(INDEX) && statSync(onDisk(file)).isFile(),
);

const fragments = files
  .filter((file) => file.endsWith('.pf_fragment'))
  .map(
    (file) =>
      JSON.parse(
        gunzipSync(readFileSync(onDisk(file)))
          .toString('utf8')
          .slice(SIGNATURE.length),
      ) as Fragment,
  );

it('has the pages that search engines may show, and no other', () => {
  const found = new Set(fragments.map(({ url }) => url));
  const pages = contentPages().filter(({ isShown, address }) => isShown && isBuilt(address));
  // A page that search engines may show names itself; that of the search would be found for every word of its shelves.
  const isHidden = ({ address }: { readonly address: string }): boolean =>
    address === SEARCH ||
    !new RegExp(`<link[^>]*rel="canonical"[^>]*//[^/"]+${address}"`).test(readBuilt(address));
  expect(pages.filter((page) => found.has(page.address) === isHidden(page))).toEqual([]);
  expect(found.size).toBeGreaterThan(200);
});

it('puts each page into a group, and leaves no group empty', () => {
  const used = new Set(fragments.flatMap(({ filters }) => filters.kind));
  expect([...used].sort()).toEqual([...searchGroups].sort());
});

it('knows the pages that readers call otherwise', () => {
  const addresses = Object.keys(also).map((key) => key.replace(/\*$/, ''));
  expect(addresses.filter((address) => !isBuilt(address))).toEqual([]);
});

it('has no file that was written in part', () => {
  const isCut = (file: string): boolean => {
    try {
      return gunzipSync(readFileSync(onDisk(file))).length === 0;
    } catch {
      return true;
    }
  };
  const packed = files.filter((file) => /\.(pf_\w+|pagefind)$/.test(file));
  expect(packed.length).toBeGreaterThan(fragments.length);
  expect(packed.filter(isCut)).toEqual([]);
});

it('has text without what only joins it, and headings that stay where they are', () => {
  const faults = fragments.filter(
    ({ content, anchors }) =>
      content.length < 200 ||
      /[\u2060\u00a0]/.test(content) ||
      anchors.some(({ id }) => id.startsWith('_R_')),
  );
  expect(faults.map(({ url }) => url)).toEqual([]);
});

it('stays small, and without interfaces that nobody uses', () => {
  const parts = files.filter((file) => /\.pf_\w+$/.test(file));
  const bytes = parts.reduce((sum, file) => sum + statSync(onDisk(file)).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
  expect(files.filter((file) => /ui|highlight/.test(path.basename(file)))).toEqual([]);
});

it('is kept by browsers where its names are hashes, and asked for again where not', () => {
  const rules = readBuilt('/_headers').split(/\n(?=\/)/);
  const ruleOf = (file: string): string | undefined =>
    rules.find((rule) => {
      const [pattern = ''] = rule.split('\n');
      return pattern !== '/*' && path.matchesGlob(file, pattern);
    });
  const isHashed = (file: string): boolean => /\.pf_\w+$/.test(file);
  const wrong = files.filter((file) => /immutable/.test(ruleOf(file) ?? '') !== isHashed(file));
  expect(wrong).toEqual([]);
  expect(files.filter((file) => !ruleOf(file))).toEqual([]);
});
