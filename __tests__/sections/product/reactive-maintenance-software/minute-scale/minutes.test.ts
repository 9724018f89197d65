import {
  clockAfter,
  marksOf,
  minutesSpent,
} from '../../../../../src/sections/product/reactive-maintenance-software/minute-scale/minutes';

const spans = [
  { kind: 'nobody', minutes: 50, text: 'It stands' },
  { kind: 'way', minutes: 80, text: 'A van' },
  { kind: 'hands', minutes: 17, text: 'A screw' },
] as const;

it('tells the time over the hour and over midnight', () => {
  expect(clockAfter('11:20', 50)).toBe('12:10');
  expect(clockAfter('23:50', 15)).toBe('00:05');
});

it('says of each span when it begins, at its middle on the scale', () => {
  const marks = marksOf(spans, '11:20', 200);
  expect(marks.map(({ at }) => at)).toEqual([12.5, 45, 69.25]);
  expect(marks[1]?.says).toMatch(/12:10.*80.*A van/);
});

it('adds all minutes', () => {
  expect(minutesSpent(spans)).toBe(147);
});
