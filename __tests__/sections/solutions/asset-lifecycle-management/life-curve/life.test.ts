import { lifeOf } from '../../../../../src/sections/solutions/asset-lifecycle-management/life-curve/life';
import { formatDollars } from '../../../../../src/format/number';
import { limitsOver } from '../../../../../src/maintenance/repairLimit';

const machine = {
  name: 'RTU',
  place: 'A roof',
  age: 16,
  verdict: { text: 'Replace', tone: 'late' as const },
  price: 64_700,
  lasts: 18,
  care: 1901,
  keep: 2970,
  left: 4,
  quote: 13_900,
};
const life = {
  machine,
  from: 2010,
  year: 2026,
  repairs: [{ year: 2014, what: 'a fan', cost: 640 }],
};
const limits = limitsOver(machine, 16);

it('has a mark for each year, from its installation to the last that is left', () => {
  const { marks, start } = lifeOf(life);
  expect(marks).toHaveLength(21);
  expect(marks[0]?.at).toBe(0);
  expect(marks[20]?.at).toBe(100);
  expect(marks[start]?.says).toContain('2026');
});

it('says the limit of a year, and what was paid in it', () => {
  const { marks } = lifeOf(life);
  expect(marks[4]?.says).toContain(formatDollars(640));
  expect(marks[4]?.says).toContain(formatDollars(limits[4] ?? 0));
  expect(marks[5]?.says).toContain(formatDollars(limits[5] ?? 0));
});

it('says by how much the quote is over its limit, or under it', () => {
  const over = formatDollars(13_900 - (limits[16] ?? 0));
  expect(lifeOf(life).marks[16]?.says).toContain(over);
  const small = lifeOf({ ...life, machine: { ...machine, quote: 900 } });
  expect(small.marks[16]?.says).not.toBe(lifeOf(life).marks[16]?.says);
});

it('draws what was paid, and the quote as the last of it', () => {
  expect(lifeOf(life).bars.map(({ isQuote }) => isQuote)).toEqual([false, true]);
});
