import {
  blocksOf,
  DAY,
  hoursByKind,
  hoursWorked,
} from '../../../../../src/sections/product/maintenance-management-software/week-sheet/week';

it('reads a day block by block', () => {
  expect(blocksOf('o0.6 r3.2 p2*')).toEqual([
    { kind: 'travel', hours: 0.6, isMoved: false },
    { kind: 'round', hours: 3.2, isMoved: false },
    { kind: 'repair', hours: 2, isMoved: true },
  ]);
});

it('adds hours up to the tenth', () => {
  expect(hoursWorked(['r0.1 r0.2', 'b7.5'])).toBe(7.8);
  expect(hoursByKind(['r0.1 r0.2', 'b7.5'])).toMatchObject({ round: 0.3, broke: 7.5, away: 0 });
});

it.each(['x2', 'r', 'r2 ', ''])('takes no day such as "%s"', (day) => {
  expect(DAY.test(day)).toBe(false);
  expect(() => blocksOf(day)).toThrow(RangeError);
});
