import { formatEntered } from '../../format/number.ts';
import type { RoiInputs } from '../../roi/fields.ts';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';

/** Time saved per work order: one figure if both kinds are equal. */
export function effectOf(inputs: RoiInputs): string {
  const [inHouse = '', outsourced = ''] = [
    inputs.timeDecreasePercentageWithProvider,
    inputs.timeDecreasePercentageOutsourcedWithProvider,
  ].map((decrease) => `${formatEntered(decrease)}%`);
  return inHouse === outsourced ? inHouse : fill(copy.rest.effects, { inHouse, outsourced });
}

/** What the folded fields hold, in a few words. */
export const assumed = (inputs: RoiInputs) => ({
  share: formatEntered(inputs.inHouseWorkOrdersPercentage),
  inHouse: formatEntered(inputs.avgTimeForInHouseWorkOrder),
  outsourced: formatEntered(inputs.avgTimeForOutsourcedWorkOrder),
  effect: effectOf(inputs),
});
