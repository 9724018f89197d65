import fc from 'fast-check';
import { site } from '../../src/site.ts';

const words = [
  'a',
  'pricing',
  'learn',
  'newsroom',
  'static',
  'roi-pdf',
  '.netlify',
  'page-data',
  'api',
];
const sources = [
  'cmms-guide',
  'product/asset-management-software',
  'resources/case-study/brightwater',
  `newsroom/${site.slug}-in-the-news`,
];
const traps = ['\\', '%2f', '%5C', '%252F', '%25255c', '%%32f', '%c0%af', '%e0%80%af', '%09'];
const odd = [
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '@',
  ':',
  '／',
  'é',
  '😀',
];
const hosts = ['evil.example', 'evil', 'https:', 'http://evil.example', 'javascript:alert(1)'];

const pick = (pieces: readonly string[]) => fc.constantFrom(...pieces);
const join = (...arbitraries: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(...arbitraries), { maxLength: 8 }).map((pieces) => pieces.join(''));

const slash = fc.constant('/');

/** Paths as visitors and scanners send them: rule sources, traps and rubbish in any order. */
export const paths = join(slash, slash, pick([...words, ...sources, ...traps, ...odd, ...hosts]))
  .chain((path) => fc.constantFrom(path, `/${path}`, `/${path}/`))
  .filter((path) => !/[?#]/.test(path));

/** Paths of plain segments, as links carry them. */
export const plainPaths = fc
  .tuple(fc.array(pick([...words, ...sources, 'caf%C3%A9', 'robots.txt']), { maxLength: 4 }))
  .chain(([segments]) =>
    fc.constantFrom(`/${segments.join('/')}`, `/${[...segments, ''].join('/')}`),
  );

export const queries = fc.oneof(
  fc.constant(''),
  join(pick(['x', '=', '&', '?', '//evil.example', '/', '%2f', '\\', '+', 'utm_source=y'])).map(
    (text) => `?${text}`,
  ),
);
