import type { Store } from '../../src/forms/leads/store';

interface MemoryStore extends Store {
  /** What is kept, by key. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** A store that lives as long as its test, and keeps JSON as the real one does. */
export function memoryStore(): MemoryStore {
  const texts = new Map<string, { readonly text: string; readonly version: string }>();
  let writes = 0;
  const write = (key: string, value: unknown): string => {
    const version = String((writes += 1));
    texts.set(key, { text: JSON.stringify(value), version });
    return version;
  };
  const parsed = (text: string): unknown => JSON.parse(text);
  /** Others go on meanwhile, as with a real store. */
  const soon = <T>(make: () => T): Promise<T> => Promise.resolve().then(make);
  return {
    get values() {
      return new Map([...texts].map(([key, { text }]) => [key, parsed(text)]));
    },
    read: (key) =>
      soon(() => {
        const kept = texts.get(key);
        return kept && parsed(kept.text);
      }),
    create: (key, value) => soon(() => (texts.has(key) ? undefined : write(key, value))),
    replace: (key, value, version) =>
      soon(() => (texts.get(key)?.version === version ? write(key, value) : undefined)),
    remove: (key) => soon(() => void texts.delete(key)),
    list: (prefix) =>
      soon(() =>
        [...texts]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, { version }]) => ({ key, version })),
      ),
  };
}
