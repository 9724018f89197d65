import { useEffect } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useStore } from '../../../browser/useStore';
import { readPriceAddress, writeAddress } from './address.ts';
import { fieldOf, type CountName } from '../calculator.ts';
import { price, setCount, stateOf, type PriceState } from '../state.ts';

/** Milliseconds without typing before the address is updated. */
const REST = 300;

const NAMES: readonly CountName[] = ['staff', 'buildings'];

/** Input from before hydration. */
function typed(state: PriceState): PriceState {
  return NAMES.reduce((changed, name) => {
    const field = document.getElementById(fieldOf(name).name) as HTMLInputElement | null;
    if (!field || field.value === field.defaultValue) return changed;
    return setCount(changed, name, field.value);
  }, state);
}

/** Price inputs, read from the address and kept in it. */
export function usePrice(): PriceState {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const named = readPriceAddress(window.location.search);
    price.set(typed(named ? stateOf(named) : price.get()));
    const stop = price.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        replaceQuery(writeAddress(window.location.search, price.get().inputs));
      }, REST);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return useStore(price);
}
