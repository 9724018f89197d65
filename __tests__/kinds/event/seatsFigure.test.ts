import { marks } from '../../../src/content-model/entry-figure/schemas';
import { seatsFigure } from '../../../src/kinds/event/read/seatsFigure';

const seats = {
  taken: 15,
  total: 40,
  on: '2026-11-26',
  groups: [
    { name: 'Technicians', taken: 15, total: 30 },
    { name: 'Managers', taken: 0, total: 10 },
  ],
};

it('draws a mark for each seat, in the order of the groups', () => {
  const { groups, number } = seatsFigure(seats);
  expect(number).toBe('25');
  expect(groups.map(({ count }) => count)).toEqual([15, 15, 10]);
});

it('tells those that are taken from those that are free without groups, too', () => {
  const { groups } = seatsFigure({ ...seats, groups: [] });
  expect(groups.map(({ count }) => count)).toEqual([15, 25]);
  expect(new Set(groups.map(({ tone }) => tone)).size).toBe(2);
});

it('is a figure as writers would state it', () => {
  expect(marks.safeParse(seatsFigure(seats)).success).toBe(true);
});
