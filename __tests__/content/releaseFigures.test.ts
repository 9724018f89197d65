import { readFileSync } from 'node:fs';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { kindOfFile } from '../../src/registry/kinds';
import type { PressRelease } from '../../src/kinds/press-release/schema';

const files = [...readContent().files]
  .filter(([file]) => kindOfFile(file)?.name === 'PressRelease')
  .map(([file, text]) => ({ text, data: parseFile(file, text).data as unknown as PressRelease }));

const releases = files
  .map(({ data }) => data)
  .sort((one, other) => one.date.localeCompare(other.date));

const figures = releases.map(({ figure }) => figure);

/** What is there more than once. */
const twice = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('has a figure of each type on a page', () => {
  expect(new Set(figures.map(({ type }) => type)).size).toBe(9);
});

it('ends no two releases in the same words', () => {
  expect(twice(releases.map(({ closing }) => closing.title))).toEqual([]);
  expect(twice(releases.map(({ closing }) => closing.lead))).toEqual([]);
});

/** A text without its links, emphasis and line breaks. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

it('quotes, where it says what became of a release, only what the release says', () => {
  const invented = files.flatMap(({ text, data: { became, ...said } }) => {
    const words = plain(`${JSON.stringify(said)} ${text.replace(/^---$[^]*?^---$/m, '')}`);
    return (became?.rows ?? []).flatMap((row) =>
      [...row.said.matchAll(/“([^”]+)”/g)]
        .map(([, quote = '']) => quote.replace(/[,.]$/, ''))
        .filter((quote) => !words.includes(plain(quote))),
    );
  });
  expect(invented).toEqual([]);
});

it('states in the table of a round what its figure draws', () => {
  const round = figures.find(({ type }) => type === 'parts');
  const table = readFileSync('static/newsroom/eighteen-million/parcels.csv', 'utf8');
  const sums = [...table.matchAll(/,([\d.]+),/g)].map(([, sum]) => Number(sum));
  expect(round?.type === 'parts' && round.parts.map(({ value }) => value)).toEqual(sums);
});
