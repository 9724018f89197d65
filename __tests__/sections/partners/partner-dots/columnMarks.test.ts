import { columnMarks } from '../../../../src/sections/partners/partner-dots/columnMarks';

const axis = { from: 100, to: 10_000 };

it('has a mark for each column with dots, and says how many earned how much', () => {
  const marks = columnMarks([100, 150, 9000], axis, 2);
  expect(marks.map(({ column, at }) => [column, at])).toEqual([
    [0, 25],
    [1, 75],
  ]);
  expect(marks[0]?.says).toMatch(/2.*\$100.*\$1,000/);
  expect(marks[1]?.says).toMatch(/\$1,000.*\$10,000/);
});

it('has none where nobody earned anything', () => {
  expect(columnMarks([], axis, 36)).toEqual([]);
});
