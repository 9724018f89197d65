import { useEffect } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useStore } from '../../../browser/useStore';
import { readAddress, writeAddress } from './address.ts';
import { fieldOf, type CountName } from '../calculator.ts';
import { price, setCount, stateOf, type PriceState } from '../state.ts';

/** Milliseconds of rest before the address follows. */
const REST = 300;

const NAMES: readonly CountName[] = ['staff', 'buildings'];

/** What was typed before the scripts of the page were there. */
function typed(state: PriceState): PriceState {
  return NAMES.reduce((changed, name) => {
    const field = document.getElementById(fieldOf(name).name) as HTMLInputElement | null;
    if (!field || field.value === field.defaultValue) return changed;
    return setCount(changed, name, field.value);
  }, state);
}

/** The price of the page: from its address, and back into it. */
export function usePrice(): PriceState {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const named = readAddress(window.location.search);
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
