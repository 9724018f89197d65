import { zigzag } from '../../../../src/sections/halden-lintel-partnership/wandering-faults/zigzag';

it('stays on a line while it is held there, and crosses at once', () => {
  expect(zigzag([2, 3], 1)).toEqual([
    { hour: 0, line: 1 },
    { hour: 2, line: 1 },
    { hour: 2, line: 0 },
    { hour: 5, line: 0 },
  ]);
});

it('lasts as long as all who held it together', () => {
  expect(zigzag([1, 4, 2.5], 0).at(-1)).toEqual({ hour: 7.5, line: 0 });
});
