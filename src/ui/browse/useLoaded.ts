import { useEffect, useState } from 'react';
import { listPath } from '../../search/browse/listPath';
import { loadEntries } from './loadEntries';

interface Loaded<Entry> {
  /** Entry by index from 0, once loaded. */
  readonly entryOf: (number: number) => Entry | undefined;
  /** A page failed to load; the visitor may try again. */
  readonly hasFailed: boolean;
}

/** Entries of a long list: those of the first page, others loaded on demand. */
export function useLoaded<Entry>(
  path: string,
  first: readonly Entry[],
  perPage: number,
  wanted: readonly number[],
): Loaded<Entry> {
  const [later, setLater] = useState<Readonly<Record<number, readonly Entry[]>>>({});
  const [hasFailed, setHasFailed] = useState(false);
  const missing = [...new Set(wanted.map((number) => Math.floor(number / perPage) + 1))]
    .filter((page) => page > 1 && !later[page])
    .join();
  useEffect(() => {
    if (missing === '') return undefined;
    let isCurrent = true;
    const load = async (page: number): Promise<void> => {
      const entries = await loadEntries<Entry>(listPath(path, page));
      if (isCurrent) setLater((known) => ({ ...known, [page]: entries }));
    };
    Promise.all(missing.split(',').map(Number).map(load)).then(
      () => isCurrent && setHasFailed(false),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, path]);
  const entryOf = (number: number): Entry | undefined => {
    const page = Math.floor(number / perPage) + 1;
    return page === 1 ? first[number] : later[page]?.[number % perPage];
  };
  return { entryOf, hasFailed };
}
