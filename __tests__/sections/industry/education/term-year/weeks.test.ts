import {
  endOf,
  heapOf,
  landOf,
  marksOf,
  quartersOf,
  startOf,
} from '../../../../../src/sections/industry/education/term-year/weeks';

const year = {
  monday: '2026-06-15',
  headcounts: [1000, 500, 500, 1000],
  quiet: { firstWeek: 2, jobCounts: [7, 3] },
};

it('draws a step for each week, from edge to edge', () => {
  expect(landOf(year)).toMatch(/^M0 .*L1000 1000L0 1000Z$/);
  expect(heapOf(year)).toMatch(/^M250 .*750/);
});

it('says the people of each week, and the jobs of those that are empty', () => {
  const says = marksOf(year).map((mark) => mark.says);
  expect(says[0]).toMatch(/Jun.15.*1,000 people/);
  expect(says[0]).not.toMatch(/jobs/);
  expect(says[1]).toMatch(/Jun.22.*500 people.*7 jobs/);
  expect(startOf(year)).toBe(1);
});

it('ends the empty weeks where the last of them ends', () => {
  expect(endOf(year)).toBe(75);
});

it('names the months that begin a quarter', () => {
  expect(quartersOf(year)).toEqual([{ at: 75, text: 'Jul' }]);
});
