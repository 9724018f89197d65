import fc from 'fast-check';
import type { RoiInputs } from '../../src/roi/fields.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { computeWorking, constants, stepGroups } from '../../src/roi/working.ts';
import { inputs, withInputs } from './arbitraries.ts';

const workingOf = (given: RoiInputs) => computeWorking(given, computeRoi(given));

describe('the working', () => {
  it('of the defaults is what a pocket calculator gives', () => {
    const { jobs, hoursToday, hoursSaved, dollarsSaved, ...rest } = workingOf(withInputs({}));
    expect(jobs).toMatchObject({ inHouse: 4_320, outsourced: 6_480, together: 10_800 });
    expect(hoursToday).toMatchObject({ inHouse: 21_600, outsourced: 45_360, together: 66_960 });
    expect(hoursSaved).toMatchObject({ inHouse: 3_240, outsourced: 6_804, together: 10_044 });
    expect(dollarsSaved).toMatchObject({
      inHouse: 70_048.8,
      outsourced: 210_924,
      together: 280_972.8,
    });
    expect(rest.staff).toMatchObject({ together: 30_000, from: { tier: { from: 11, to: 50 } } });
    expect(rest.buildings).toMatchObject({ together: 7_380, from: { tier: { from: 5, to: 30 } } });
    expect(rest.connections).toMatchObject({
      together: 9_000,
      from: { percentage: 30, staff: 30_000 },
    });
    expect(rest.cost).toMatchObject({ together: 46_380, from: { parts: 3 } });
    expect(rest.payback).toMatchObject({ from: { savedPerMonth: 23_414.4, timeline: '2 months' } });
    expect(rest.payback.together).toBeCloseTo(1.9808, 4);
    expect(rest.connectionsSaved).toMatchObject({
      together: 62.5,
      from: { paid: 9_000, separately: 24_000, percentage: 80 },
    });
  });

  it('takes no step of connections without integration', () => {
    const steps = workingOf(withInputs({ isIntegration: false }));
    expect(steps.connections).toBeNull();
    expect(steps.connectionsSaved).toBeNull();
    expect(steps.cost).toMatchObject({ together: 37_380, from: { parts: 2 } });
    for (const id of stepGroups(false).flat()) expect(steps[id]).not.toBeNull();
  });

  it('has every step in its groups', () => {
    const steps = workingOf(withInputs({}));
    expect(stepGroups(true).flat().sort()).toEqual(Object.keys(steps).sort());
  });

  it('says what the inputs give where a bound applies', () => {
    const steps = workingOf(withInputs({ monthlyWorkOrdersCount: 20 }));
    expect(steps.dollarsSaved.together).toBe(62_438.4);
    expect(steps.return.together).toBeCloseTo(134.6, 1);
    expect(steps.payback.from.timeline).toBe('> 6 months');
  });

  it('pays nothing back where nothing is saved', () => {
    const steps = workingOf(withInputs({ monthlyWorkOrdersCount: 0 }));
    expect(steps.payback.together).toBeNull();
    expect(steps.breakEven.together).toBeNull();
  });

  it('follows from its own operands for any inputs', () => {
    // Less than a billionth of a job counts as none, and a job may take a thousand hours.
    const close = (actual: number | null, expected: number): void =>
      expect(Math.abs((actual ?? 0) - expected)).toBeLessThan(Math.max(1e-5, 1e-9 * expected));
    fc.assert(
      fc.property(inputs, (given) => {
        const steps = workingOf(given);
        const { perMonth, buildings, months, percentages } = steps.jobs.from;
        const { perJob } = steps.hoursToday.from;
        const less = steps.hoursSaved.from.percentages;
        const { rates } = steps.dollarsSaved.from;
        for (const kind of ['inHouse', 'outsourced'] as const) {
          close(steps.jobs[kind], (perMonth * buildings * months * percentages[kind]) / 100);
          close(steps.hoursToday[kind], steps.jobs[kind] * perJob[kind]);
          close(steps.hoursSaved[kind], (steps.hoursToday[kind] * less[kind]) / 100);
          close(steps.dollarsSaved[kind], steps.hoursSaved[kind] * rates[kind]);
        }
        const parts = [steps.staff, steps.buildings, steps.connections];
        close(
          steps.cost.together,
          parts.reduce((sum, part) => sum + (part?.together ?? 0), 0),
        );
        const { saved, cost } = steps.return.from;
        close(steps.return.together, (saved / cost) * 100);
      }),
      { numRuns: 1000 },
    );
  });

  it('names its constants', () => {
    expect(constants.hourlyRate).toEqual({ inHouse: 21.62, outsourced: 31 });
    expect(constants.integrationShare).toEqual({ paid: 30, base: 80 });
    expect(constants.employeeTiers).toHaveLength(5);
    expect(constants.buildingTiers.at(-1)).toEqual({ from: 121, to: null, price: 31_020 });
  });
});
