import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useDismissal } from './useDismissal';
import { useMenuKeys } from './useMenuKeys';

/** Milliseconds of hover before a menu opens, and after leaving before it closes. */
export const OPEN_AFTER = 80;
export const CLOSE_AFTER = 200;

interface Open {
  readonly menu: number;
  /** A menu opened by hover stays when clicked; keys move the focus into it. */
  readonly by: 'hover' | 'press' | 'keys';
}

export interface MenuHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

interface Menus {
  /** Ref of the element that holds the menus. */
  readonly root: RefObject<HTMLElement | null>;
  /** Index of the open menu. */
  readonly open: number | undefined;
  /** Handlers of the item with trigger and panel. */
  readonly handlersOf: (menu: number) => MenuHandlers;
  /** Click handler of a trigger. */
  readonly press: (menu: number, event: MouseEvent) => void;
}

/**
 * Menu bar with at most one open menu, for mouse, touch and keys.
 * @param hasPanels whether what opens is there, so that the focus can be led into it
 * @param ahead called when a visitor turns to a menu, before it opens
 */
export function useMenus(hasPanels: boolean, ahead: () => void): Menus {
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<Open>();

  const change = useCallback((next?: Open): void => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  const changeAfter = (wait: number, next?: Open): void => {
    clearTimeout(timer.current);
    // An open menu keeps the way it was opened.
    const settle = (now?: Open) => (now && now.menu === next?.menu ? now : next);
    timer.current = setTimeout(() => setOpen(settle), wait);
  };
  const close = useCallback(() => change(), [change]);
  const enter = useCallback((menu: number) => change({ menu, by: 'keys' }), [change]);

  useMenuKeys(root, enter);
  useDismissal(root, open !== undefined, close);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (!hasPanels || open?.by !== 'keys') return;
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"] + * a')?.focus();
  }, [open, hasPanels]);

  const handlersOf = (menu: number): MenuHandlers => ({
    onPointerEnter: ({ pointerType }) => {
      ahead();
      if (pointerType === 'mouse') changeAfter(OPEN_AFTER, { menu, by: 'hover' });
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') changeAfter(CLOSE_AFTER);
    },
    onFocus: ahead,
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  });
  const press = (menu: number, { detail }: MouseEvent): void => {
    const isMeant = open?.menu === menu && open.by !== 'hover';
    // A click by key has `detail` 0.
    change(isMeant ? undefined : { menu, by: detail === 0 ? 'keys' : 'press' });
  };
  return { root, open: open?.menu, handlersOf, press };
}
