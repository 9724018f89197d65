import { useCallback, useState, type ComponentType } from 'react';

interface Later<P> {
  /** Undefined until it has arrived. */
  readonly Part: ComponentType<P> | undefined;
  /** Fetches it; rejects without a connection, and may be tried again. */
  readonly load: () => Promise<void>;
}

/** A part of a page that is fetched when a visitor turns to it, or has a use for it: few do, and every page would carry it. */
export function useLater<P>(fetchPart: () => Promise<ComponentType<P>>): Later<P> {
  const [Part, setPart] = useState<ComponentType<P>>();
  const load = useCallback(async (): Promise<void> => {
    const part = await fetchPart();
    setPart(() => part);
  }, [fetchPart]);
  return { Part, load };
}
