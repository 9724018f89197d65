import {
  hoursOf,
  marksOf,
} from '../../../../../src/sections/product/maintenance-management-software/week-sheet/week';

const days = [
  [
    { kind: 'travel', hours: 1 },
    { kind: 'work', hours: 3, text: 'Pumps' },
  ],
  [{ kind: 'broke', hours: 4, text: 'A belt' }],
] as const;

it('adds hours up to the tenth', () => {
  expect(hoursOf([...days[0], { kind: 'open', hours: 0.1 }, { kind: 'open', hours: 0.2 }])).toBe(
    4.3,
  );
});

it('says of each block its day, hours and what it is, at its middle', () => {
  const marks = marksOf(days, ['Mon', 'Tue']);
  expect(marks.map(({ at }) => at)).toEqual([6.25, 31.25, 75]);
  expect(marks[1]?.says).toMatch(/Mon, 3.*Pumps/);
  expect(marks[2]?.says).toMatch(/Tue, 4.*A belt/);
});
