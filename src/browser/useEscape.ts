import { useEffect, useEffectEvent } from 'react';

/** Calls back on the Escape key, wherever the focus is, while something is open. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
}
