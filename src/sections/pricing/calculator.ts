import {
  numberFields,
  type NumberField,
  type NumberKey,
  type RoiInputs,
} from '../../roi/fields.ts';
import { defaultInputs } from '../../roi/inputs.ts';
import type { PriceInputs } from '../../pricing/price.ts';

export type CountName = 'staff' | 'buildings';

const KEYS: Readonly<Record<CountName, NumberKey>> = {
  staff: 'totalNumberOfInhouseOandMEmployees',
  buildings: 'noOfBuildings',
};

/** Input of the ROI calculator with the same meaning, its bounds and public name. */
export function fieldOf(name: CountName): NumberField {
  const field = numberFields.find(({ key }) => key === KEYS[name]);
  if (!field) throw new RangeError(`No input ${KEYS[name]}`);
  return field;
}

/** Initial price: that of the calculator’s defaults. */
export const firstPrice: PriceInputs = {
  staff: defaultInputs[KEYS.staff],
  buildings: defaultInputs[KEYS.buildings],
  connections: defaultInputs.isIntegration,
};

/** Inputs of the ROI calculator with these three; the others keep their defaults. */
export const roiInputs = ({ staff, buildings, connections }: PriceInputs): RoiInputs => ({
  ...defaultInputs,
  [KEYS.staff]: staff,
  [KEYS.buildings]: buildings,
  isIntegration: connections,
});
