import {
  airAt,
  goodsAt,
  lastMinute,
  minuteAbove,
} from '../../../../../src/sections/industry/retail/warm-case/warming';

it('starts both at the same temperature', () => {
  expect(airAt(0)).toBeCloseTo(36);
  expect(goodsAt(0)).toBeCloseTo(36);
});

it('warms the air before the goods, and neither beyond the shop', () => {
  for (const minute of [10, 60, 240, 540, 5000]) {
    expect(airAt(minute)).toBeGreaterThan(goodsAt(minute));
    expect(airAt(minute)).toBeLessThanOrEqual(68);
  }
});

it('lets the goods follow the air at every minute', () => {
  const step = goodsAt(121) - goodsAt(120);
  expect(step).toBeCloseTo((airAt(120.5) - goodsAt(120.5)) / 260, 3);
});

it('finds the minute in which a limit is passed', () => {
  const minute = minuteAbove(goodsAt);
  expect(goodsAt(minute - 1)).toBeLessThanOrEqual(41);
  expect(goodsAt(minute)).toBeGreaterThan(41);
  expect(minuteAbove(airAt)).toBeLessThan(minute);
});

it('allows four hours from there', () => {
  expect(lastMinute()).toBe(minuteAbove(goodsAt) + 240);
});
