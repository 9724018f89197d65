import fc from 'fast-check';
import {
  levelRounds,
  type Round,
} from '../../../../../src/sections/demo-days/planned-asset-maintenance/brought-plan/levelRounds';

const sum = (hours: readonly number[]): number => hours.reduce((all, week) => all + week, 0);

const round = (over: Partial<Round>): Round => ({
  name: 'Filters',
  hours: 40,
  parts: 1,
  every: 52,
  first: 10,
  window: 0,
  ...over,
});

describe('levelRounds', () => {
  it('leaves what a law dates where it is', () => {
    const { before, after, moved } = levelRounds([round({}), round({ name: 'Doors' })]);
    expect(after).toEqual(before);
    expect(moved).toBe(0);
  });

  it('moves one of two that meet in a week', () => {
    const { after, furthest } = levelRounds([round({}), round({ name: 'Doors', window: 2 })]);
    expect(Math.max(...after)).toBe(40);
    expect(furthest).toBe(1);
  });

  it('spreads a round over the weeks that its pieces may be in', () => {
    const { before, after } = levelRounds([round({ parts: 5, window: 2 })]);
    expect(before[9]).toBe(40);
    expect(after.slice(7, 12)).toEqual([8, 8, 8, 8, 8]);
  });

  it('does a round as often as its interval says', () => {
    expect(levelRounds([round({ every: 13, first: 1 })]).visits).toBe(4);
    expect(levelRounds([round({ every: 1, first: 52 })]).visits).toBe(1);
  });

  it('drops no hour, and moves nothing further than its window', () => {
    const rounds = fc.array(
      fc.record({
        name: fc.constant('Round'),
        hours: fc.integer({ min: 1, max: 99 }),
        parts: fc.integer({ min: 1, max: 6 }),
        every: fc.integer({ min: 1, max: 52 }),
        first: fc.integer({ min: 1, max: 52 }),
        window: fc.integer({ min: 0, max: 8 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rounds, (plan) => {
        const { before, after, furthest } = levelRounds(plan);
        expect(sum(after)).toBeCloseTo(sum(before), 6);
        expect(furthest).toBeLessThanOrEqual(Math.max(0, ...plan.map(({ window }) => window)));
        expect(Math.max(...after)).toBeLessThanOrEqual(Math.max(...before) + 1e-6);
      }),
      { numRuns: 60 },
    );
  });
});
