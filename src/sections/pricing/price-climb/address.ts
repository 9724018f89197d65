import { valueOf } from '../../../roi/page/draft.ts';
import type { PriceInputs } from '../../../pricing/price.ts';
import { fieldOf, firstPrice, type CountName } from '../calculator.ts';

const ON = 'on';
const OFF = 'off';

/** Inputs in a query, or undefined; invalid ones keep their initial value. */
export function readPriceAddress(search: string): PriceInputs | null {
  const params = new URLSearchParams(search);
  const has = ['staff', 'buildings', 'connections'].some((name) => params.has(name));
  if (!has) return null;
  const count = (name: CountName): number =>
    valueOf(fieldOf(name), params.get(name) ?? '') ?? firstPrice[name];
  const isOff = params.get('connections') === OFF;
  return { staff: count('staff'), buildings: count('buildings'), connections: !isOff };
}

/** Query with other inputs; campaign parameters stay. */
export function writeAddress(search: string, inputs: PriceInputs): string {
  const params = new URLSearchParams(search);
  params.set('staff', String(inputs.staff));
  params.set('buildings', String(inputs.buildings));
  params.set('connections', inputs.connections ? ON : OFF);
  return params.toString();
}
