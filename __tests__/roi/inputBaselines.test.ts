import fc from 'fast-check';
import { inputBaselines, inputs } from '../../src/roi/report/firstPage/layout.ts';

const { bottom, rule, leastStep } = inputs;

describe('the rows of inputs in the report', () => {
  it('stand evenly above the footer, however many there are, or say that they do not fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
        let baselines: number[];
        try {
          baselines = inputBaselines(count);
        } catch (error) {
          expect((error as Error).message).toMatch(new RegExp(`\\b${count}\\b.*layout\\.ts`));
          return;
        }
        expect(baselines).toHaveLength(count);
        expect((baselines.at(-1) ?? 0) + rule).toBeLessThanOrEqual(bottom);
        const steps = baselines
          .slice(1)
          .map((baseline, index) => baseline - (baselines[index] ?? 0));
        for (const step of steps) {
          expect(step).toBeCloseTo(steps[0] ?? 0);
          expect(step).toBeGreaterThanOrEqual(leastStep);
        }
      }),
    );
  });

  it('hold a few more inputs than there are, and no number of them', () => {
    expect(() => inputBaselines(12)).not.toThrow();
    expect(() => inputBaselines(40)).toThrow();
  });
});
