import { createStore } from '../../browser/store.ts';
import { valueOf } from '../../roi/page/draft.ts';
import type { PriceInputs } from '../../pricing/price.ts';
import { fieldOf, firstPrice, type CountName } from './calculator.ts';

/** What stands in the fields, and the last figures that have a price. */
export interface PriceState {
  readonly texts: Readonly<Record<CountName, string>>;
  readonly inputs: PriceInputs;
}

export const stateOf = (inputs: PriceInputs): PriceState => ({
  texts: { staff: String(inputs.staff), buildings: String(inputs.buildings) },
  inputs,
});

/** A field with another text: the price follows when the text is a number that it takes. */
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

/** Whether a field holds something that has no price. */
export const isWrong = ({ texts }: PriceState, name: CountName): boolean =>
  valueOf(fieldOf(name), texts[name]) === undefined;

/** The drawing and the list of a page show the same price. */
export const price = createStore(stateOf(firstPrice));
