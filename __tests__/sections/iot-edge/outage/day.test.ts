import { placeOf, ticksOf } from '../../../../src/sections/iot-edge/outage/day';

const day = { from: '08:00', to: '18:00' };

it('places times on the axis and keeps to its ends', () => {
  expect(placeOf('08:00', day)).toBe(0);
  expect(placeOf('13:00', day)).toBe(50);
  expect(placeOf('00:00', day)).toBe(0);
  expect(placeOf('24:00', day)).toBe(100);
});

it('labels every other hour once, from one end to the other', () => {
  const ticks = ticksOf(day);
  expect(ticks.map(({ text }) => text)).toEqual([
    '08:00',
    '10:00',
    '12:00',
    '14:00',
    '16:00',
    '18:00',
  ]);
  expect(ticks.at(-1)?.at).toBe(100);
});
