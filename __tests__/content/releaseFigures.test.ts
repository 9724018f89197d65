import { readFileSync } from 'node:fs';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { kindOfFile } from '../../src/registry/kinds';
import type { PressRelease } from '../../src/kinds/press-release/schema';

const releases = [...readContent().files]
  .filter(([file]) => kindOfFile(file)?.name === 'PressRelease')
  .map(([file, text]) => parseFile(file, text).data as unknown as PressRelease)
  .sort((one, other) => one.date.localeCompare(other.date));

const figures = releases.flatMap(({ figure }) => figure ?? []);

it('has a figure of each type on a page', () => {
  expect(new Set(figures.map(({ type }) => type)).size).toBe(9);
});

it('gives neighbors in time figures of different types on different grounds', () => {
  const alike = releases.filter(({ figure }, index) => {
    const before = releases[index - 1]?.figure;
    return figure && before && (figure.type === before.type || figure.ground === before.ground);
  });
  expect(alike.map(({ title }) => title)).toEqual([]);
});

it('states in the table of a round what its figure draws', () => {
  const round = releases.find(({ figure }) => figure?.type === 'parts')?.figure;
  const table = readFileSync('static/newsroom/eighteen-million/parcels.csv', 'utf8');
  const sums = [...table.matchAll(/,([\d.]+),/g)].map(([, sum]) => Number(sum));
  expect(round?.type === 'parts' && round.parts.map(({ value }) => value)).toEqual(sums);
});
