import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { putBack, recall, remember } from './sheetMemory';

interface KeptSheet {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly keep: (event: FormEvent<HTMLFormElement>) => void;
  /** For `onReset`: the browser empties the fields right after it. */
  readonly forget: () => void;
}

const fieldsOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name !== '',
  );

/**
 * A sheet whose ticks and readings stay on the device. It works without any script; this only
 * remembers, and tells the style sheet as `--done` which share is ticked.
 * @param watch sees the sheet when it is filled, and after each change
 */
export function useKeptSheet(watch?: (sheet: FormData) => void): KeptSheet {
  const form = useRef<HTMLFormElement>(null);
  const watcher = useRef(watch);
  const count = (): void => {
    const ticks = fieldsOf(form.current).filter(({ type }) => type === 'checkbox');
    const done = ticks.filter(({ checked }) => checked).length;
    form.current?.style.setProperty('--done', String(done / ticks.length));
    if (form.current) watcher.current?.(new FormData(form.current));
  };
  useEffect(() => {
    const show = (): void => {
      putBack(fieldsOf(form.current), recall());
      count();
    };
    show();
    // Another tab may have ticked the same task.
    window.addEventListener('storage', show);
    return () => window.removeEventListener('storage', show);
  }, []);
  return {
    form,
    keep: ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name === '') return;
      remember([target]);
      count();
    },
    forget: () => {
      requestAnimationFrame(() => {
        remember(fieldsOf(form.current));
        count();
      });
    },
  };
}
