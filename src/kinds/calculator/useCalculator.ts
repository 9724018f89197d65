import { useEffect, useState } from 'react';
import { replaceQuery } from '../../browser/route';
import { session } from '../../browser/session';
import { createStore, type Store } from '../../browser/store';
import { useStore } from '../../browser/useStore';
import { numberFields } from '../../roi/fields.ts';
import { replaceFigures } from '../../roi/page/address.ts';
import { figuresOf, remember } from '../../roi/page/memory.ts';
import { startState } from '../../roi/page/startState.ts';
import {
  activeOf,
  firstState,
  setIntegration,
  setText,
  type PageState,
} from '../../roi/page/state.ts';
import { connectionsId, memoryKey } from './ids';
import type { Preset } from './presets';

/** Milliseconds without typing before address and storage are updated. */
const REST = 300;

/** Updates the state of the page. */
export type Update = (change: (state: PageState) => PageState) => void;

function openStore(list: readonly Preset[]): Store<PageState> {
  const store = createStore(firstState);
  if (typeof window !== 'undefined') {
    const { search } = window.location;
    const presets = Object.fromEntries(list.map(({ slug, values }) => [slug, values]));
    store.set(startState({ search, kept: session.read(memoryKey), presets }));
  }
  return store;
}

/** Input from before hydration. */
function adoptFields(state: PageState): PageState {
  const { draft } = activeOf(state);
  const typed = numberFields.reduce((changed, { key, name }) => {
    const field = document.getElementById(name) as HTMLInputElement | null;
    if (!field || field.value === field.defaultValue) return changed;
    return field.value === draft.texts[key] ? changed : setText(changed, key, field.value);
  }, state);
  const control = document.getElementById(connectionsId) as HTMLInputElement | null;
  if (!control || control.checked === control.defaultChecked) return typed;
  return control.checked === draft.isIntegration ? typed : setIntegration(typed, control.checked);
}

/** Keeps address and storage in sync with the store; returns a function that stops it. */
function follow({ get, subscribe }: Store<PageState>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => void session.write(memoryKey, remember(get()));
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    keep();
    replaceQuery(replaceFigures(window.location.search, figuresOf(get())));
  };
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const unsubscribe = subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, REST);
  });
  window.addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    // By now the address is the next page’s.
    if (timer !== undefined) keep();
    clearTimeout(timer);
  };
}

/** State of the page, read from the address or session storage and kept in both. */
export function useCalculator(presets: readonly Preset[]): readonly [PageState, Update] {
  const [{ store, update }] = useState(() => {
    const opened = openStore(presets);
    const change: Update = (how) => opened.set(how(opened.get()));
    return { store: opened, update: change };
  });
  useEffect(() => {
    const stop = follow(store);
    store.set(adoptFields(store.get()));
    return stop;
  }, [store]);
  return [useStore(store), update];
}
