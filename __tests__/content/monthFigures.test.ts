import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { kindOfFile } from '../../src/registry/kinds';
import type { WhatsNew } from '../../src/kinds/whats-new/schema';
import { inWords } from '../../src/time/inWords';

const months = [...readContent().files]
  .filter(([file]) => kindOfFile(file)?.name === 'WhatsNew')
  .map(([file, text]) => parseFile(file, text).data as unknown as WhatsNew)
  .sort((one, other) => one.month.localeCompare(other.month));

const titlesOf = (found: readonly WhatsNew[]): string[] => found.map(({ title }) => title);

it('closes each month in its own words', () => {
  expect(new Set(months.map(({ closing }) => closing.title)).size).toBe(months.length);
  expect(new Set(months.map(({ closing }) => closing.lead)).size).toBe(months.length);
});

it('begins each title with the month', () => {
  const others = months.filter(
    ({ title, month }) => !title.startsWith(`${inWords(month).replace('\u00a0', ' ')}: `),
  );
  expect(titlesOf(others)).toEqual([]);
});

it('tells in two minutes of changes that there are, each once', () => {
  const wrong = months.filter(({ minutes, changes }) => {
    const told = minutes.map(({ change }) => change);
    return new Set(told).size < told.length || told.some((change) => change > changes.length);
  });
  expect(titlesOf(wrong)).toEqual([]);
});

it('draws something before and after in each month', () => {
  expect(titlesOf(months.filter(({ changes }) => !changes.some(({ shows }) => shows)))).toEqual([]);
});

it('fixes since a version only what that version knew to be fixed now', () => {
  const wrong = months.flatMap(({ version, fixes }) =>
    fixes
      .filter(({ since, family }) => {
        const known = months.find((month) => month.version === since)?.knownFaults ?? [];
        return since && !known.some((one) => one.family === family && one.until === version);
      })
      .map(({ text }) => text),
  );
  expect(wrong).toEqual([]);
});

it('names each fault that no version has fixed yet, and no other', () => {
  const released = new Set(months.map(({ version }) => version));
  const wrong = months.flatMap(({ knownFaults }) =>
    knownFaults
      .filter(({ until, short }) => (until && released.has(until)) === Boolean(short))
      .map(({ text }) => text),
  );
  expect(wrong).toEqual([]);
});
