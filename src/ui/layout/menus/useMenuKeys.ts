import { useEffect, type RefObject } from 'react';
import { nextInRow } from '../../primitives/nextInRow';

/**
 * Arrow keys in a menu bar: along its items, and down into a menu. @param enter called with the
 * index of the menu to open.
 */
export function useMenuKeys(
  root: RefObject<HTMLElement | null>,
  enter: (menu: number) => void,
): void {
  useEffect(() => {
    const row = root.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      // The first child of an item is its trigger; panels keep the page’s keys.
      const tops = [
        ...(row?.querySelectorAll<HTMLElement>(':scope > ul > li > :first-child') ?? []),
      ];
      const at = tops.findIndex((top) => top === event.target);
      if (at < 0) return;
      const next = nextInRow(event.key, at, tops.length);
      if (next !== undefined) tops[next]?.focus();
      else if (event.key === 'ArrowDown' && tops[at]?.hasAttribute('aria-expanded')) enter(at);
      else return;
      event.preventDefault();
    };
    row?.addEventListener('keydown', onKeyDown);
    return () => row?.removeEventListener('keydown', onKeyDown);
  }, [root, enter]);
}
