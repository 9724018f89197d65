import {
  clockAfter,
  cutAtHours,
  minutesSpent,
  startsOf,
} from '../../../../../src/sections/product/reactive-maintenance-software/minute-scale/minutes';

const spans = [
  { kind: 'nobody', minutes: 50 },
  { kind: 'way', minutes: 80 },
  { kind: 'hands', minutes: 17 },
];

it('tells the time over the hour and over midnight', () => {
  expect(clockAfter('11:20', 50)).toBe('12:10');
  expect(clockAfter('23:50', 15)).toBe('00:05');
});

it('tells when each span begins', () => {
  expect(startsOf(spans, '11:20')).toEqual(['11:20', '12:10', '13:30']);
});

it('adds all minutes, or those of a kind', () => {
  expect(minutesSpent(spans)).toBe(147);
  expect(minutesSpent(spans, 'hands')).toBe(17);
});

it('cuts spans at the hour and loses no minute', () => {
  const hours = cutAtHours(spans);
  expect(hours).toEqual([
    [
      { kind: 'nobody', minutes: 50 },
      { kind: 'way', minutes: 10 },
    ],
    [{ kind: 'way', minutes: 60 }],
    [
      { kind: 'way', minutes: 10 },
      { kind: 'hands', minutes: 17 },
    ],
  ]);
});
