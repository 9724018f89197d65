import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { replaceQuery } from './route';

interface KeptChoice {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly keep: (event: ChangeEvent<HTMLFormElement>) => void;
}

/**
 * Radios whose choice the address keeps. What is chosen is shown by style sheets alone, so that it
 * works without scripts; this only writes the choice down, and takes it up again.
 */
export function useKeptChoice(): KeptChoice {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const group = form.current?.elements.namedItem(name);
      if (group instanceof RadioNodeList) group.value = value;
    }
  }, []);
  const keep = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const params = new URLSearchParams(location.search);
    params.set(target['name'], target['value'] as string);
    replaceQuery(params.toString());
  };
  return { form, keep };
}
