import { isPageKind, kindOfFile } from '../../src/registry/kinds';
import { readContent } from '../../src/registry/check/readContent';
import { datedEntries, historiesIn, type DatedEntry } from '../support/history';

const tree = readContent();
const histories = historiesIn(tree);
const entries = datedEntries(tree);

/** What nobody could know before a day: a name, and the day. */
const firsts = [...histories].flatMap(([customer, { milestones }]) => [
  ...milestones.flatMap(({ since, names }) => (names ?? []).map((name) => ({ name, since }))),
  ...(customer === '' ? [] : [{ name: customer, since: milestones[0]?.since ?? '' }]),
]);

const tellsTooEarly = (name: string, since: string, { day, text }: DatedEntry): boolean =>
  day < since && text.includes(name);

it.each(firsts)('speaks of $name only from $since on', ({ name, since }) => {
  const early = entries.filter((entry) => tellsTooEarly(name, since, entry));
  expect(early.map(({ file, day }) => `${file} (${day})`)).toEqual([]);
});

it('would find a name that comes too early', () => {
  const entry = { file: 'x.md', day: '2022-01-01', text: 'Our office in Dubai opened.' };
  expect(tellsTooEarly('Dubai', '2022-09-13', entry)).toBe(true);
  expect(tellsTooEarly('Dubai', '2021-09-13', entry)).toBe(false);
});

it.each([...histories])(
  'keeps the history of %j oldest first',
  (_customer, { milestones, counts }) => {
    const days = milestones.map(({ since }) => since);
    expect(days).toEqual([...days].sort());
    for (const fact of new Set(counts?.map((count) => count.fact))) {
      const own = counts?.filter((count) => count.fact === fact) ?? [];
      expect(own.map(({ since }) => since)).toEqual(own.map(({ since }) => since).sort());
      expect(own.map(({ count }) => count)).toEqual(
        own.map(({ count }) => count).sort((a, b) => a - b),
      );
    }
  },
);

/** Buildings on Lintel in December of each year, as the page about us draws them. */
const floors = new Map(
  [...(tree.files.get('pages/about.md') ?? '').matchAll(/year: '(\d{4})', buildings: (\d+)/g)].map(
    ([, year, buildings]) => [Number(year), Number(buildings)] as const,
  ),
);

const ON_LINTEL =
  /([\d,]{4,}) buildings (?:that (?:are|ran|run|work) |are |were |ran |run )?(?:on|in|with) Lintel|Lintel (?:looks after|runs in|is in use in) ([\d,]{4,}) buildings/g;

/** Numbers of buildings on Lintel that an entry tells, which its year cannot have had. */
function impossible({ day, text }: DatedEntry): number[] {
  const year = Number(day.slice(0, 4));
  const [least, most] = [floors.get(year - 1) ?? 0, floors.get(year) ?? 0];
  return [...text.matchAll(ON_LINTEL)]
    .map(([, one, other]) => Number((one ?? other ?? '').replaceAll(',', '')))
    .filter((count) => count > most || (count > 1000 && count < least));
}

it('tells as many buildings on Lintel as its year had', () => {
  expect(floors.size).toBeGreaterThan(10);
  const wrong = entries.flatMap((entry) =>
    impossible(entry).map((count) => `${entry.file} (${entry.day}): ${count}`),
  );
  expect(wrong).toEqual([]);
  const text = 'By then 9,400 buildings ran on Lintel.';
  expect(impossible({ file: 'x.md', day: '2021-06-01', text })).toEqual([]);
  expect(impossible({ file: 'x.md', day: '2023-06-01', text })).toEqual([9400]);
});

it('reads every kind of entry that has a day', () => {
  const kinds = new Set(entries.map(({ file }) => kindOfFile(file)?.name));
  expect([...kinds].sort()).toEqual(
    [...tree.files.keys()]
      .flatMap((file) => kindOfFile(file) ?? [])
      .filter(isPageKind)
      .filter(({ order, dateKey }) => order === 'date' && dateKey && dateKey !== 'updated')
      .map(({ name }) => name)
      .filter((name, at, all) => all.indexOf(name) === at)
      .sort(),
  );
});
