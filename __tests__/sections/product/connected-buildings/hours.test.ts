import {
  hourPath,
  marksOf,
  ticksOf,
  timeOf,
} from '../../../../src/sections/product/connected-buildings/hours';

const night = {
  first: 6,
  powers: Array.from({ length: 24 }, (_, index) => 1000 - 20 * index),
  dark: 14,
  nobody: 142,
  unknown: 32,
};

it('goes past midnight', () => {
  expect([0, 17, 18, 23].map((index) => timeOf(night, index))).toEqual([
    '06:00',
    '23:00',
    '00:00',
    '05:00',
  ]);
});

it('speaks of what nobody asked for at night alone', () => {
  const marks = marksOf(night, 1100);
  expect(marks[13]?.says).not.toMatch(/142/);
  expect(marks[14]?.says).toMatch(/20:00: 720.*142.*19\.7%.*32/);
});

it('labels a part of the day from its first hour', () => {
  expect(ticksOf(night, 2, night.dark).map(({ text }) => text)).toEqual([
    '20:00',
    '22:00',
    '00:00',
    '02:00',
    '04:00',
  ]);
});

it('draws an hour within its column, as high as its power', () => {
  expect(hourPath({ index: 0, count: 10 }, { from: 0, to: 50 }, 100)).toBe('M12 1000V500H88V1000Z');
  expect(hourPath({ index: 9, count: 10 }, { from: 50, to: 100 }, 100)).toBe('M912 500V0H988V500Z');
});
