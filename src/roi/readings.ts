import type { RoiInputs } from './fields.ts';
import { computeRoi, type RoiResult } from './model.ts';

/**
 * How much of the entered effect each reading counts on. The factors are a convention and no
 * forecast: nobody measured the half or the one and a half. Half of the default of 15% is close to
 * the 7% that the lowest tenth of customers saw, which is why the cautious reading halves.
 */
export const effectShares = { conservative: 0.5, expected: 1, optimistic: 1.5 } as const;

export type ReadingName = keyof typeof effectShares;

export const readingNames = Object.keys(effectShares) as ReadingName[];

/** The same jobs at the same cost, with another effect. */
export interface Reading {
  readonly name: ReadingName;
  readonly inputs: RoiInputs;
  /** Compare `unclamped` figures: where a bound applies, its fixed figures do not follow the effect. */
  readonly result: RoiResult;
}

/** No job gets faster by more than all its time: the end of both fields, in percent. */
const MOST = 100;

/** The inputs with both decreases of time multiplied by a share, at most up to their fields' end. */
export function scaleEffect(inputs: RoiInputs, share: number): RoiInputs {
  const scale = (decrease: number): number => Math.min(MOST, decrease * share);
  return {
    ...inputs,
    timeDecreasePercentageWithProvider: scale(inputs.timeDecreasePercentageWithProvider),
    timeDecreasePercentageOutsourcedWithProvider: scale(
      inputs.timeDecreasePercentageOutsourcedWithProvider,
    ),
  };
}

/** A conservative, an expected and an optimistic reading of the same inputs, in this order. */
export function readingsOf(inputs: RoiInputs): Reading[] {
  return readingNames.map((name) => {
    const read = scaleEffect(inputs, effectShares[name]);
    return { name, inputs: read, result: computeRoi(read) };
  });
}

/** What the same inputs give without connections; null where there are none already. */
export function disconnected(inputs: RoiInputs): RoiResult | null {
  return inputs.isIntegration ? computeRoi({ ...inputs, isIntegration: false }) : null;
}

/**
 * "Pays back even if the time saved is only X %": the least decrease, in percent and the same for
 * both kinds of jobs, at which a year's savings cover the first year's cost. Savings grow in
 * proportion to it and the cost stays, so that the answer is a division and exact. Bounds play no
 * part in it. Null where it is never reached: there are no hours, or all of them would not be enough.
 */
export function breakEvenEffect({ neededDecreasePercentage: needed }: RoiResult): number | null {
  return needed !== null && needed <= MOST ? needed : null;
}
