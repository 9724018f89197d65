import { computeCost, type RoiCost } from '../roi/cost.ts';
import { numberFields, type NumberField, type NumberKey, type RoiInputs } from '../roi/fields.ts';
import { defaultInputs } from '../roi/inputs.ts';

/** What the price depends on. */
export interface PriceInputs {
  readonly staff: number;
  readonly buildings: number;
  readonly connections: boolean;
}

export type CountName = 'staff' | 'buildings';

const KEYS: Readonly<Record<CountName, NumberKey>> = {
  staff: 'totalNumberOfInhouseOandMEmployees',
  buildings: 'noOfBuildings',
};

/** The input of the calculator that counts the same, with its bounds and its public name. */
export function fieldOf(name: CountName): NumberField {
  const field = numberFields.find(({ key }) => key === KEYS[name]);
  if (!field) throw new RangeError(`No input ${KEYS[name]}`);
  return field;
}

export const firstPrice: PriceInputs = {
  staff: defaultInputs[KEYS.staff],
  buildings: defaultInputs[KEYS.buildings],
  connections: defaultInputs.isIntegration,
};

/** The inputs of the calculator with these three; the others keep their defaults. */
export const roiInputs = ({ staff, buildings, connections }: PriceInputs): RoiInputs => ({
  ...defaultInputs,
  [KEYS.staff]: staff,
  [KEYS.buildings]: buildings,
  isIntegration: connections,
});

/** The price with its parts, as the calculator states it. */
export const priceOf = (inputs: PriceInputs): RoiCost => computeCost(roiInputs(inputs));
