import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { isDrawable } from '../../src/share/fit';
import { site } from '../../src/site';
import { builtFiles, builtPages, contentPages, readBuilt } from '../support/builtSite';

const ORIGIN = process.env['SITE_URL'] || site.origin;

/** Link previews show no larger pictures, or only after a while. */
const MOST_BYTES = 60_000;

const META = /<meta (?:property|name)="((?:og|twitter|article):[^"]+)" content="([^"]*)"/g;

/** What the head of a page says to those who show links to it, each as often as it says it. */
const saidOn = (address: string): readonly (readonly [string, string])[] =>
  [...readBuilt(address).matchAll(META)].map(([, key = '', value = '']) => [key, value]);

const NEEDED = [
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:image',
  'twitter:image:alt',
];

const pages = [...builtPages(), '/404.html'].map((address) => [address, saidOn(address)] as const);

it('says all that link previews show on every page, and each of it once', () => {
  const wrong = pages.flatMap(([address, said]) => {
    const keys = said.map(([key]) => key);
    return [
      ...NEEDED.filter((key) => !said.some(([one, value]) => one === key && value !== '')),
      ...keys.filter((key, index) => keys.indexOf(key) !== index),
    ].map((key) => `${address}: ${key}`);
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** Pictures by the pages that share them. */
const pictures = new Map(
  pages.map(([address, said]) => [address, new Map(said).get('og:image') ?? '']),
);

it('shares pictures that are there, of the type and the size that it states, and no heavier than previews take', async () => {
  const wrong: string[] = [];
  for (const [, said] of pages) {
    const stated = new Map(said);
    const src = stated.get('og:image') ?? '';
    const file = path.join('public', src.slice(ORIGIN.length));
    const { format, width, height } = await sharp(file).metadata();
    const seen = [`image/${format}`, width, height, statSync(file).size < MOST_BYTES].join(' ');
    const isShared = src.startsWith(`${ORIGIN}/share/`);
    if (!isShared || seen !== `${stated.get('og:image:type')} 1200 630 true`)
      wrong.push(`${src}: ${seen}`);
  }
  expect(wrong).toEqual([]);
});

it('keeps no picture that no page shares', () => {
  const shared = new Set([...pictures.values()].map((src) => src.slice(ORIGIN.length)));
  expect(builtFiles().filter((file) => /^\/share\/./.test(file) && !shared.has(file))).toEqual([]);
});

it('gives each page a picture of its own, but the later pages of a list', () => {
  const first = [...pictures].filter(([address]) => !/\/page\/\d+\/|404|sample/.test(address));
  const owners = new Map<string, string[]>();
  for (const [address, src] of first) owners.set(src, [...(owners.get(src) ?? []), address]);
  expect([...owners.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
  for (const [address, src] of pictures) {
    const hub = address.replace(/page\/\d+\/$/, '');
    expect([address, src]).toEqual([address, pictures.get(hub)]);
  }
});

it('lets everybody keep the pictures for ever, since their names are of what they show', () => {
  expect(readBuilt('/_headers')).toMatch(/^\/share\/\*\n {2}Cache-Control: .*immutable/m);
});

it('draws every heading and figure with letters that its font has', () => {
  const drawn = contentPages().flatMap(({ data }) => {
    const [first] = (data['sections'] ?? []) as readonly { readonly title?: string }[];
    const { number = '', says = '' } = (data['figure'] ?? {}) as Partial<Record<string, string>>;
    return [String(data['title']), first?.title ?? '', number, says];
  });
  expect(drawn.filter((text) => !isDrawable(text))).toEqual([]);
});
