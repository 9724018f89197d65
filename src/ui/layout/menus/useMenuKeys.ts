import { useEffect, type RefObject } from 'react';
import { nextInRow } from '../../primitives/nextInRow';

/**
 * Arrow keys in a row of menus: along its items, and down into a menu.
 * @param enter called with the place of the menu that is to be opened.
 */
export function useMenuKeys(
  root: RefObject<HTMLElement | null>,
  enter: (menu: number) => void,
): void {
  useEffect(() => {
    const row = root.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      // The first child of an item is what stands in the row; panels keep the keys of the page.
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
