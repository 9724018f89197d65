import fc from 'fast-check';
import { computeRoi } from '../../src/roi/model.ts';
import { breakEvenEffect, disconnected, readingsOf, scaleEffect } from '../../src/roi/readings.ts';
import { inputs, withInputs } from './arbitraries.ts';

const savedBy = (given: Parameters<typeof computeRoi>[0]): number =>
  computeRoi(given).unclamped.totalCostSavedPerYear;

describe('the readings', () => {
  it('of the defaults halve the effect, leave it, and add half of it', () => {
    const readings = readingsOf(withInputs({}));
    expect(readings.map(({ name }) => name)).toEqual(['conservative', 'expected', 'optimistic']);
    expect(readings.map((reading) => reading.inputs.timeDecreasePercentageWithProvider)).toEqual([
      7.5, 15, 22.5,
    ]);
    expect(readings.map(({ result }) => result.unclamped.totalCostSavedPerYear)).toEqual([
      140_486.4, 280_972.8, 421_459.2,
    ]);
  });

  it('never count on more than all the time of a job', () => {
    const most = withInputs({
      timeDecreasePercentageWithProvider: 80,
      timeDecreasePercentageOutsourcedWithProvider: 100,
    });
    expect(scaleEffect(most, 1.5)).toEqual(
      withInputs({
        timeDecreasePercentageWithProvider: 100,
        timeDecreasePercentageOutsourcedWithProvider: 100,
      }),
    );
  });

  it('of any inputs cost the same and save in their order', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const [less, same, more] = readingsOf(given).map(({ result }) => result);
        expect(same).toEqual(computeRoi(given));
        expect(less?.cost).toEqual(more?.cost);
        const saved = [less, same, more].map((result) => result?.unclamped.totalCostSavedPerYear);
        expect(saved).toEqual([...saved].sort((a = 0, b = 0) => a - b));
      }),
    );
  });
});

describe('without connections', () => {
  it('the same is saved at a lower cost', () => {
    const result = disconnected(withInputs({}));
    expect(result?.cost.total).toBe(37_380);
    expect(result?.ROIPercentage).toBeCloseTo(751.7, 1);
    expect(disconnected(withInputs({ isIntegration: false }))).toBeNull();
  });
});

describe('the effect at which the cost is covered', () => {
  it('is 2.5% for the defaults', () => {
    expect(breakEvenEffect(computeRoi(withInputs({})))).toBeCloseTo(2.476, 3);
  });

  it('is none without jobs, or where all their time is not enough', () => {
    expect(breakEvenEffect(computeRoi(withInputs({ monthlyWorkOrdersCount: 0 })))).toBeNull();
    const few = withInputs({ monthlyWorkOrdersCount: 1, noOfBuildings: 1 });
    expect(breakEvenEffect(computeRoi(few))).toBeNull();
  });

  it('covers it exactly, for any inputs that can', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const result = computeRoi(given);
        const effect = breakEvenEffect(result);
        const all = (percentage: number) =>
          savedBy({
            ...given,
            timeDecreasePercentageWithProvider: percentage,
            timeDecreasePercentageOutsourcedWithProvider: percentage,
          });
        const { total } = result.cost;
        if (effect === null) expect(all(100)).toBeLessThan(total);
        else expect(Math.abs(all(effect) - total)).toBeLessThan(1e-6 * total);
      }),
      { numRuns: 1000 },
    );
  });
});
