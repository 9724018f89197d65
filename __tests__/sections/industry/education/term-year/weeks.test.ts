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

/** Where the corners of a path lie across, each step counted from the one before. */
function acrossOf(path: string): number[] {
  let x = 0;
  return [...path.matchAll(/([Ml])(-?[\d.]+)/g)].map(([, how, step]) => {
    x = (how === 'l' ? x : 0) + Number(step);
    return x;
  });
}

it('draws a step for each week, from edge to edge', () => {
  const land = acrossOf(landOf(year));
  expect([land[0], Math.max(...land), land.at(-1)]).toEqual([0, 1000, 0]);
  expect(new Set(land)).toEqual(new Set([0, 250, 500, 750, 1000]));
  const heap = acrossOf(heapOf(year));
  expect([Math.min(...heap), Math.max(...heap)]).toEqual([250, 750]);
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
