import {
  flagsOf,
  hourTicks,
  placeInDay,
} from '../../../../src/sections/get-started-rebuild/first-monday/dayStrip';

it.each([
  ['07:00', 0],
  ['11:30', 50],
  ['16:00', 100],
])('places %s', (at, place) => expect(placeInDay(at, '07:00', '16:00')).toBe(place));

it('names the full hours of a day', () => {
  expect(hourTicks('06:30', '09:00')).toEqual(['07:00', '08:00', '09:00']);
});

const yours = (at: string) => ({ at, isOurs: false });
const ours = (at: string) => ({ at, isOurs: true });

it('keeps words clear of the leaders of its own lane', () => {
  const flags = flagsOf(
    [yours('07:00'), ours('08:00'), yours('09:00'), yours('13:00'), yours('16:30')],
    '07:00',
    '17:00',
  );
  expect(flags.map(({ row }) => row)).toEqual(['near', 'ours', 'far', 'near', 'far']);
  expect(flags.map(({ x, w }) => [x, w])).toEqual([
    [0, 20],
    [10, 90],
    [20, 75],
    [60, 35],
    [95, 35],
  ]);
});

it('lays a late flag back over the room before it', () => {
  const [early, late] = flagsOf([yours('08:00'), yours('15:40')], '07:00', '16:00');
  expect([early?.isBack, late?.isBack]).toEqual([false, true]);
});
