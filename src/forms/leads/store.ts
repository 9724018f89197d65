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
