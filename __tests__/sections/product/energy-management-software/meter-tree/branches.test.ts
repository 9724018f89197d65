import fc from 'fast-check';
import {
  branches,
  branchPath,
} from '../../../../../src/sections/product/energy-management-software/meter-tree/branches';

const amounts = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 12 });

it('keeps each branch as thick as its share, from end to end', () => {
  fc.assert(
    fc.property(amounts, (parts) => {
      const sum = parts.reduce((whole, part) => whole + part, 0);
      const tree = branches(parts, 10);
      tree.forEach(({ root, end }, index) => {
        const thick = end.bottom - end.top;
        expect(root.bottom - root.top).toBeCloseTo(thick);
        expect(thick / (1000 - 10 * (parts.length - 1))).toBeCloseTo((parts[index] ?? 0) / sum);
      });
    }),
  );
});

it('leaves no gap in the trunk, and fills the height at the ends', () => {
  fc.assert(
    fc.property(amounts, (parts) => {
      const tree = branches(parts, 10);
      tree.slice(1).forEach(({ root, end }, index) => {
        expect(root.top).toBeCloseTo(tree[index]?.root.bottom ?? Number.NaN);
        expect(end.top - (tree[index]?.end.bottom ?? Number.NaN)).toBeCloseTo(10);
      });
      expect(tree.at(-1)?.end.bottom).toBeCloseTo(1000);
    }),
  );
});

it('draws a branch as a closed outline', () => {
  const branch = { root: { top: 100, bottom: 300 }, end: { top: 0, bottom: 200 } };
  expect(branchPath(branch, 0)).toBe('M0 100C500 100 500 0 1000 0V200C500 200 500 300 0 300Z');
  expect(branchPath(branch, 60)).toMatch(/^M60 100.* 60 300Z$/);
});
