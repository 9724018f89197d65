import { bounds } from './bounds.ts';
import type { RoiInputs } from './fields.ts';
import type { RoiResult } from './model.ts';
import { hourlyRate, integrationShare, MONTHS } from './rates.ts';
import { costSteps, outcomeSteps, savingSteps, type Step } from './steps.ts';
import { buildingTiers, employeeTiers, tierRanges } from '../pricing/tiers.ts';

/** Every constant that the steps rest on: USD an hour, percent of the staff price, price lists, bounds. */
export const constants = {
  hourlyRate,
  integrationShare,
  employeeTiers: tierRanges(employeeTiers),
  buildingTiers: tierRanges(buildingTiers),
  bounds,
  months: MONTHS,
} as const;

/**
 * The whole calculation with the visitor's own numbers, unrounded. No bound is applied: where
 * `result.bound` names one, the last steps are what its fixed figures stand in for. Steps that are
 * taken only with integration on are null without it.
 */
export function computeWorking(inputs: RoiInputs, result: RoiResult) {
  return {
    ...savingSteps(inputs, result),
    ...costSteps(result, inputs.isIntegration),
    ...outcomeSteps(result),
  } as const satisfies Record<string, Step | null>;
}

export type { Step };
export type Working = ReturnType<typeof computeWorking>;
export type StepId = keyof Working;

/** The steps in the order in which they are taken: what is saved, what it costs, what comes of it. */
const groups: readonly (readonly StepId[])[] = [
  ['jobs', 'hoursToday', 'hoursSaved', 'dollarsSaved'],
  ['staff', 'buildings', 'connections', 'cost'],
  ['return', 'payback', 'connectionsSaved', 'breakEven'],
];

/** The groups of steps that are taken with or without integration. */
export function stepGroups(isIntegration: boolean): StepId[][] {
  const taken = (id: StepId) =>
    isIntegration || (id !== 'connections' && id !== 'connectionsSaved');
  return groups.map((ids) => ids.filter(taken));
}
