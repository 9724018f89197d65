/** A value that changes outside of React, and who wants to know. */
export interface Readable<T> {
  /** The value before anything happened: what the HTML of the build shows. */
  readonly first: T;
  get(this: void): T;
  /** @returns how to stop listening. */
  subscribe(this: void, listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  set(this: void, value: T): void;
}

export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    first,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
