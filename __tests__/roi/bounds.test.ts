import { boundOf } from '../../src/roi/bounds.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { withInputs } from './arbitraries.ts';

describe('a bound', () => {
  it.each([
    [0, 'floor'],
    [199.99, 'floor'],
    [200, 'floor'],
    [200.01, null],
    [1_499.99, null],
    [1_500, 'ceiling'],
    [1e12, 'ceiling'],
  ])('at %d%% is %s', (percentage, bound) => {
    expect(boundOf(percentage)).toBe(bound);
  });

  it('at the floor shows fixed figures, shared in the visitor’s proportion', () => {
    const result = computeRoi(withInputs({ monthlyWorkOrdersCount: 20 }));
    expect(result).toMatchObject({
      bound: 'floor',
      ROIPercentage: 200,
      totalCostSavedPerYear: 50_000,
      totalTimeSavedPerYear: 2_000,
      breakevenTimeline: '6 months',
      breakevenMonths: 6,
    });
    expect(result.costSavedInhouse).toBeCloseTo((50_000 * 70_048.8) / 280_972.8, 6);
    expect(result.timeSavedInhouse).toBeCloseTo((2_000 * 3_240) / 10_044, 6);
    expect(result.costSavedInhouse + result.costSavedOutsourced).toBeCloseTo(50_000, 6);
    expect(result.timeSavedInhouse + result.timeSavedOutsourced).toBeCloseTo(2_000, 6);
  });

  it('at the ceiling likewise', () => {
    const result = computeRoi(withInputs({ monthlyWorkOrdersCount: 900 }));
    expect(result).toMatchObject({
      bound: 'ceiling',
      ROIPercentage: 1_500,
      totalCostSavedPerYear: 270_000,
      totalTimeSavedPerYear: 10_200,
      breakevenTimeline: '2 months',
      breakevenMonths: 2,
    });
    expect(result.costSavedOutsourced).toBeCloseTo((270_000 * 210_924) / 280_972.8, 6);
    expect(result.timeSavedOutsourced).toBeCloseTo((10_200 * 6_804) / 10_044, 6);
  });

  it('keeps what the inputs give without it', () => {
    const { unclamped } = computeRoi(withInputs({ monthlyWorkOrdersCount: 900 }));
    expect(unclamped.totalCostSavedPerYear).toBe(2_809_728);
    expect(unclamped.totalTimeSavedPerYear).toBe(100_440);
    expect(unclamped.ROIPercentage).toBeCloseTo(6_058, 0);
    expect(unclamped.breakevenTimeline).toBe('< 1 month');
  });

  it('shares half and half where there is nothing to follow', () => {
    expect(computeRoi(withInputs({ monthlyWorkOrdersCount: 0 }))).toMatchObject({
      costSavedInhouse: 25_000,
      costSavedOutsourced: 25_000,
      timeSavedInhouse: 1_000,
      timeSavedOutsourced: 1_000,
      neededDecreasePercentage: null,
      unclamped: { totalCostSavedPerYear: 0, ROIPercentage: 0, breakevenMonths: null },
    });
  });

  it('gives everything to one kind of work where the other does not exist', () => {
    const result = computeRoi(
      withInputs({ monthlyWorkOrdersCount: 10, inHouseWorkOrdersPercentage: 100 }),
    );
    expect(result.costSavedInhouse).toBe(50_000);
    expect(result.timeSavedOutsourced).toBe(0);
  });
});
