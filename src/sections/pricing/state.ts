import { createStore } from '../../browser/store.ts';
import { valueOf } from '../../roi/page/draft.ts';
import type { PriceInputs } from '../../pricing/price.ts';
import { fieldOf, firstPrice, type CountName } from './calculator.ts';

/** Text of the fields, and the last valid inputs. */
export interface PriceState {
  readonly texts: Readonly<Record<CountName, string>>;
  readonly inputs: PriceInputs;
}

export const stateOf = (inputs: PriceInputs): PriceState => ({
  texts: { staff: String(inputs.staff), buildings: String(inputs.buildings) },
  inputs,
});

/** State with another text in a field; the price follows if it is a valid number. */
export function setCount(state: PriceState, name: CountName, text: string): PriceState {
  const value = valueOf(fieldOf(name), text);
  return {
    texts: { ...state.texts, [name]: text },
    inputs: value === undefined ? state.inputs : { ...state.inputs, [name]: value },
  };
}

export const setConnections = (state: PriceState, connections: boolean): PriceState => ({
  ...state,
  inputs: { ...state.inputs, connections },
});

/** Whether a field is invalid. */
export const isWrong = ({ texts }: PriceState, name: CountName): boolean =>
  valueOf(fieldOf(name), texts[name]) === undefined;

/** Shared by the stairs and the price list. */
export const price = createStore(stateOf(firstPrice));
