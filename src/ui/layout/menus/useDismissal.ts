import { useEffect, type RefObject } from 'react';

/**
 * Closes an open menu on Escape (focus returns to the trigger), on a press outside, and when a link
 * inside is chosen.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const row = root.current;
    if (!isOpen || !row) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      if (row.contains(document.activeElement)) {
        row.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      close();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (!row.contains(target as Node)) close();
    };
    const onClick = ({ target }: MouseEvent): void => {
      if ((target as Element).closest('a')) close();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    row.addEventListener('click', onClick, { signal });
    return () => stop.abort();
  }, [root, isOpen, close]);
}
