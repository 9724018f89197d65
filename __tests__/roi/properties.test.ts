import fc from 'fast-check';
import { computeRoi, type RoiResult } from '../../src/roi/model.ts';
import { numberFields } from '../../src/roi/fields.ts';
import { paybackOf } from '../../src/roi/payback.ts';
import { inputs } from './arbitraries.ts';

const close = (actual: number, expected: number): void =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

/** Checks a statement for any inputs. */
const always = (check: (result: RoiResult) => void): void =>
  fc.assert(
    fc.property(inputs, (given) => check(computeRoi(given))),
    { numRuns: 1000 },
  );

describe('for any inputs', () => {
  it('every figure is a finite number of zero or more', () => {
    always((result) => {
      const others = numbersIn(result).filter((value) => !(Number.isFinite(value) && value >= 0));
      expect(others).toEqual([]);
    });
  });

  it('the totals are the sums of their parts', () => {
    always((result) => {
      for (const figures of [result, result.unclamped]) {
        const { costSavedInhouse, costSavedOutsourced } = figures;
        close(costSavedInhouse + costSavedOutsourced, figures.totalCostSavedPerYear);
        const { timeSavedInhouse, timeSavedOutsourced } = figures;
        close(timeSavedInhouse + timeSavedOutsourced, figures.totalTimeSavedPerYear);
      }
      const { employees, buildings, integration, total } = result.cost;
      expect(employees.price + buildings.price + integration).toBe(total);
    });
  });

  it('the return stays within its bounds', () => {
    always(({ ROIPercentage, bound, unclamped }) => {
      expect(ROIPercentage).toBeGreaterThanOrEqual(200);
      expect(ROIPercentage).toBeLessThanOrEqual(1500);
      if (bound === null) expect(ROIPercentage).toBe(unclamped.ROIPercentage);
    });
  });

  it('more of an input never saves less', () => {
    const saving = numberFields.filter(
      ({ key }) =>
        key !== 'totalNumberOfInhouseOandMEmployees' && key !== 'inHouseWorkOrdersPercentage',
    );
    fc.assert(
      fc.property(inputs, inputs, fc.constantFrom(...saving), (given, other, { key }) => {
        const [less, more] = [given[key], other[key]].sort((a, b) => a - b);
        const low = computeRoi({ ...given, [key]: less }).unclamped.totalCostSavedPerYear;
        const high = computeRoi({ ...given, [key]: more }).unclamped.totalCostSavedPerYear;
        expect(high).toBeGreaterThanOrEqual(low);
      }),
      { numRuns: 1000 },
    );
  });

  it('integration costs more and saves the same', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const on = computeRoi({ ...given, isIntegration: true });
        const off = computeRoi({ ...given, isIntegration: false });
        expect(on.cost.total).toBeGreaterThan(off.cost.total);
        expect(on.unclamped.totalCostSavedPerYear).toBe(off.unclamped.totalCostSavedPerYear);
        expect(on.unclamped.ROIPercentage).toBeLessThanOrEqual(off.unclamped.ROIPercentage);
      }),
    );
  });

  it('the payback curve crosses zero exactly if the year ends ahead', () => {
    always((result) => {
      const { start, end, crossing } = paybackOf(result);
      expect(start).toBe(-result.cost.total);
      if (crossing === null) expect(end).toBeLessThan(1e-6);
      else
        expect(start + ((end - start) * crossing) / 12).toBeCloseTo(
          0,
          -Math.log10(end - start) + 8,
        );
    });
  });
});
