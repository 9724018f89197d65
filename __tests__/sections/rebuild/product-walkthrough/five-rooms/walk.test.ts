import {
  minutesBetween,
  pinAt,
  shareUpTo,
} from '../../../../../src/sections/rebuild/product-walkthrough/five-rooms/walk';

it('measures a path up to one of its places', () => {
  const path = '0,0 30,40 30,140 130,140';
  expect(shareUpTo(path, '0,0')).toBe(0);
  expect(shareUpTo(path, '30,40')).toBeCloseTo(20);
  expect(shareUpTo(path, '130,140')).toBeCloseTo(100);
});

it('draws all of a path where the place is not on it', () => {
  expect(shareUpTo('0,0 100,0', '50,0')).toBe(100);
});

it('places a pin on the part of the picture that is seen', () => {
  expect(pinAt('500,360')).toEqual({ x: 50, y: 50 });
});

it('counts minutes over a full hour', () => {
  expect(minutesBetween('08:06', '09:40')).toBe(94);
});
