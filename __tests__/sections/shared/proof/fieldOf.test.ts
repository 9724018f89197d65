import { columnsOf, fieldOf } from '../../../../src/sections/shared/proof/fieldOf';

/** Cells that a polygon without crossing sides encloses. */
const areaOf = (points: string): number => {
  const corners = points.split(',').map((corner) => corner.split(' ').map(Number));
  const sum = corners.reduce((area, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
    return area + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
};

it.each([[[388, 11, 1]], [[180, 5, 2]], [[94, 6]], [[9, 1, 1]], [[30, 30, 40]]])(
  'gives each part of %j as many cells as it counts',
  (counts) => {
    const { outlines } = fieldOf(counts, columnsOf(counts));
    expect(outlines.map(areaOf)).toEqual(counts);
  },
);

it('sets a dozen in one row, and hundreds in a flat field with room for all', () => {
  expect(columnsOf([9, 1, 1])).toBe(11);
  const columns = columnsOf([388, 11, 1]);
  const { rows } = fieldOf([388, 11, 1], columns);
  expect(columns).toBeGreaterThan(rows);
  expect(columns * rows).toBeGreaterThanOrEqual(400);
});
