import fc from 'fast-check';
import { firstRows, toCsv } from '../../src/format/csv';

it('reads what was written, cells with quotes, commas and lines among them', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', '"', '\n') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(fc.property(rows, (table) => expect(firstRows(toCsv(table), 99)).toEqual(table)));
});

it('stops after the rows that were asked for', () => {
  expect(firstRows('a,b\n1,2\n3,4\n', 2)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('takes a file without an end of its last line', () => {
  expect(firstRows('a,b\n1,', 9)).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});

/** What spreadsheets take for a formula, where they split cells as any of them does. */
const isFormula = (cell: string): boolean => /^[=+\-@]/.test(cell);

it.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  'Dana;=1+1',
  'Dana\n=1+1',
  'Dana\r\n+1',
  'Dana\t@a',
  ';;=1',
])('begins no formula, wherever a spreadsheet ends a cell: %j', (cell) => {
  const csv = toCsv([['a', cell, 'b']]);
  expect(
    csv
      .replace(/"/g, '')
      .split(/[,;\t\r\n]/)
      .filter(isFormula),
  ).toEqual([]);
});

it('leaves numbers as they are', () => {
  expect(toCsv([[-1.5, '-2', '1e3', 'a-b']])).toBe('-1.5,-2,1e3,a-b\r\n');
});
