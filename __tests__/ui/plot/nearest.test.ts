import { nearest } from '../../../src/ui/plot/nearest';

const marksAt = (...places: readonly number[]) => places.map((at) => ({ at, says: String(at) }));

it('finds the nearest of marks that are not equally far apart', () => {
  const marks = marksAt(0, 5, 10, 90);
  expect([-20, 4, 8, 49, 51, 120].map((x) => nearest(marks, { x, y: 50 }))).toEqual([
    0, 1, 2, 2, 3, 3,
  ]);
});

it('goes by height among marks at one place, and only then', () => {
  const marks = [
    { at: 20, y: 10, says: 'upper' },
    { at: 20, y: 80, says: 'lower' },
    { at: 30, y: 70, says: 'later' },
  ];
  expect(nearest(marks, { x: 19, y: 70 })).toBe(1);
  expect(nearest(marks, { x: 21, y: 30 })).toBe(0);
  expect(nearest(marks, { x: 28, y: 10 })).toBe(2);
});

it('looks for the row first, of marks that lie in rows', () => {
  const marks = [
    { at: 20, row: 10, says: 'upper' },
    { at: 80, row: 90, says: 'lower' },
  ];
  expect(nearest(marks, { x: 79, y: 20 })).toBe(0);
  expect(nearest(marks, { x: 21, y: 70 })).toBe(1);
});

it('goes by height alone where marks lie one below the other', () => {
  const rows = marksAt(10, 50, 90);
  expect([0, 40, 71].map((y) => nearest(rows, { x: 99, y }, true))).toEqual([0, 1, 2]);
});
