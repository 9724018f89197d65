import { computeRoi } from '../../src/roi/model.ts';
import { defaultInputs } from '../../src/roi/inputs.ts';
import { withInputs } from './arbitraries.ts';

/** The golden figures of docs/decisions.md, ROI calculator. */
describe('the defaults', () => {
  it('give the golden figures', () => {
    const result = computeRoi(defaultInputs);
    expect(result).toMatchObject({
      totalCostSavedPerYear: 280_972.8,
      totalTimeSavedPerYear: 10_044,
      costSavedInhouse: 70_048.8,
      timeSavedInhouse: 3_240,
      costSavedOutsourced: 210_924,
      timeSavedOutsourced: 6_804,
      savingsOnIntegrationsPercentage: 62.5,
      breakevenTimeline: '2 months',
      bound: null,
    });
    expect(result.ROIPercentage).toBeCloseTo(605.8, 1);
    expect(result.cost.total).toBe(46_380);
    expect(result.breakevenMonths).toBeCloseTo(1.98, 2);
    expect(result.neededDecreasePercentage).toBeCloseTo(2.476, 3);
  });

  it('give a higher return without integration, and no savings on it', () => {
    const result = computeRoi(withInputs({ isIntegration: false }));
    expect(result.ROIPercentage).toBeCloseTo(751.7, 1);
    expect(result.cost).toMatchObject({ integration: 0, total: 37_380 });
    expect(result).not.toHaveProperty('savingsOnIntegrationsPercentage');
  });

  it('split a year’s work', () => {
    const { work } = computeRoi(defaultInputs);
    expect(work.inHouse).toEqual({ orders: 4_320, hours: 21_600, hoursSaved: 3_240 });
    expect(work.outsourced).toEqual({ orders: 6_480, hours: 45_360, hoursSaved: 6_804 });
  });
});

describe('the cost', () => {
  it.each([
    [1, 7_000],
    [10, 7_000],
    [11, 30_000],
    [50, 30_000],
    [51, 54_000],
    [100, 54_000],
    [101, 120_000],
    [250, 120_000],
    [251, 150_000],
    [10_000, 150_000],
  ])('of %i employees is %i USD and 30%% of it for integration', (employees, price) => {
    const { cost } = computeRoi(withInputs({ totalNumberOfInhouseOandMEmployees: employees }));
    expect(cost.employees.price).toBe(price);
    expect(cost.integration).toBe(price * 0.3);
    expect(cost.total).toBe(price * 1.3 + 7_380);
  });

  it.each([
    [1, 1_000],
    [4, 1_000],
    [5, 7_380],
    [30, 7_380],
    [31, 14_805],
    [70, 14_805],
    [71, 22_050],
    [120, 22_050],
    [121, 31_020],
    [10_000, 31_020],
  ])('of %i buildings is %i USD', (noOfBuildings, price) => {
    const { cost } = computeRoi(withInputs({ noOfBuildings }));
    expect(cost.buildings.price).toBe(price);
    expect(cost.total).toBe(39_000 + price);
  });
});
