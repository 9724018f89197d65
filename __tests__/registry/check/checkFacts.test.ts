import { checkContent } from '../../../src/registry/check/checkContent';
import { formatContentError } from '../../../src/registry/check/contentError';
import { releaseKeys } from '../../support/releaseKeys';

const customer =
  'name: Fennel\nabout: A grocer with {fennel.stores} stores\nfacts:\n  stores: 212\n';

const claim = (lines = ''): string =>
  [
    'claim: Leak rate',
    'figure: "−58%"',
    'unit: percent',
    'period: two years',
    'sample: 212 stores',
    'source: Its records',
    `validUntil: 2026-06-30${lines}`,
  ].join('\n');

const release = (rest: string, body = 'A sentence.'): string =>
  `---\ntitle: A headline\ndescription: A sentence that is long enough for lists of pages.\ndate: 2025-03-12\ncity: Chicago\ntopic: customer\n${rest}${releaseKeys}\n---\n\n${body}\n`;

const errorsOf = (files: Record<string, string>, today = '2026-03-01'): string[] =>
  checkContent({
    files: new Map(
      Object.entries({
        'data/customers/fennel.yaml': customer,
        'data/claims/fennel-leaks.yaml': claim(),
        ...files,
      }),
    ),
    pictures: new Set(),
    otherAddresses: new Set(),
    today,
  }).map(formatContentError);

it('takes facts, claims and prices that somebody states', () => {
  const lead = 'lead: "{fennel.stores} stores, {claims.fennel-leaks}, {prices.staff-11}"\n';
  expect(errorsOf({ 'newsroom/x.md': release(lead) })).toEqual([]);
});

it('names a fact that nobody states, where it stands, with the nearest', () => {
  const [error, ...rest] = errorsOf({
    'newsroom/x.md': release('lead: "{fennel.store} stores"\n'),
  });
  expect(error).toMatch(
    /^content\/newsroom\/x\.md:7 lead: .*\{fennel\.store\}.*"fennel\.stores"\?$/,
  );
  expect(rest).toEqual([]);
});

it('asks for the figure itself in a body, which nothing fills', () => {
  const [error] = errorsOf({
    'newsroom/x.md': release('', 'One.\n\nAll {fennel.stores} of them.'),
  });
  expect(error).toMatch(/^content\/newsroom\/x\.md:14 body: .*\{fennel\.stores\}/);
});

it('names a claim that has ended, from the day after its last', () => {
  expect(errorsOf({}, '2026-06-30')).toEqual([]);
  expect(errorsOf({}, '2026-07-01')).toEqual([
    expect.stringMatching(/^content\/data\/claims\/fennel-leaks\.yaml:7 validUntil: /),
  ]);
});

it('names a claim that is not there, and one without what its section draws', () => {
  const measures = (name: string): string => release(`measures:\n  - claim: ${name}\n`);
  expect(errorsOf({ 'newsroom/x.md': measures('fennel-leak') })).toEqual([
    expect.stringMatching(/:8 measures\.0\.claim: .*did you mean "fennel-leaks"/),
  ]);
  expect(errorsOf({ 'newsroom/x.md': measures('fennel-leaks') })).toEqual([
    expect.stringContaining('with the key before'),
    expect.stringContaining('with the key after'),
  ]);
});
