import { piecesOf } from '../../../src/ui/plot/tape';

it('leaves a stretch whole that fits its row', () => {
  expect(piecesOf(5, 1, 24)).toEqual([{ row: 0, from: 5, length: 1 }]);
  expect(piecesOf(24, 24, 24)).toEqual([{ row: 1, from: 0, length: 24 }]);
});

it('cuts a stretch at the end of each row', () => {
  expect(piecesOf(38, 25, 24)).toEqual([
    { row: 1, from: 14, length: 10 },
    { row: 2, from: 0, length: 15 },
  ]);
});

it('has nothing to draw of no length', () => {
  expect(piecesOf(7, 0, 24)).toEqual([]);
});
