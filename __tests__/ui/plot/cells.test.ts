import fc from 'fast-check';
import { cellPath, runs } from '../../../src/ui/plot/cells';

const areaOf = (path: string): number =>
  [...path.matchAll(/h(\d+)v(\d+)/g)].reduce(
    (sum, [, width, height]) => sum + Number(width) * Number(height),
    0,
  );

it('draws what is left of a row, the whole rows and the start of the last one', () => {
  expect(cellPath({ from: 8, count: 25 }, 10)).toBe('M8 0h2v1h-2zM0 1h10v2h-10zM0 3h3v1h-3z');
});

it('covers as many cells as it counts, and begins where the run before it ended', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 60 }), (list, columns) => {
      const all = runs(list);
      expect(all.map((run) => areaOf(cellPath(run, columns)))).toEqual(list);
      all.reduce((end, { from, count }) => {
        expect(from).toBe(end);
        return from + count;
      }, 0);
    }),
  );
});
