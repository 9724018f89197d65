/**
 * Where submissions are kept: values by key. A version changes with the value, so that of two who
 * change a value at the same time only one succeeds.
 */
export interface Store {
  readonly read: (key: string) => Promise<unknown>;
  /** Writes a new value; undefined, and nothing is written, if the key is there already. */
  readonly create: (key: string, value: unknown) => Promise<string | undefined>;
  /** Changes a value; undefined, and nothing is changed, if it has another version by now. */
  readonly replace: (key: string, value: unknown, version: string) => Promise<string | undefined>;
  readonly remove: (key: string) => Promise<void>;
  readonly list: (prefix: string) => Promise<readonly Entry[]>;
}

export interface Entry {
  readonly key: string;
  readonly version: string;
}

/** Rejects where a promise is not settled in time; what comes of it later is not waited for. */
function within<T>(patience: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A store that fails where it does not answer within so many milliseconds, so that nobody hangs with it. */
export const withTimeout = (store: Store, patience: number): Store => ({
  read: (key) => within(patience, store.read(key)),
  create: (key, value) => within(patience, store.create(key, value)),
  replace: (key, value, version) => within(patience, store.replace(key, value, version)),
  remove: (key) => within(patience, store.remove(key)),
  list: (prefix) => within(patience, store.list(prefix)),
});
