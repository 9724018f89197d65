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

/** Milliseconds a mouse rests on a menu before it opens, and may leave it before it closes. */
export const OPEN_AFTER = 80;
export const CLOSE_AFTER = 200;

interface Open {
  readonly menu: number;
  /** What opened under the mouse stays when it is clicked; keys lead the focus into it. */
  readonly by: 'hover' | 'press' | 'keys';
}

export interface MenuHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

interface Menus {
  /** Goes to the element that holds the list of menus. */
  readonly root: RefObject<HTMLElement | null>;
  /** Place of the open menu in the row. */
  readonly open: number | undefined;
  /** For the item that holds a trigger and its panel. */
  readonly handlersOf: (menu: number) => MenuHandlers;
  /** For a click on a trigger. */
  readonly press: (menu: number, event: MouseEvent) => void;
}

/** A row of menus of which at most one is open: for mouse, touch and keys. */
export function useMenus(): Menus {
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<Open>();

  const change = useCallback((next?: Open): void => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  const changeAfter = (wait: number, next?: Open): void => {
    clearTimeout(timer.current);
    // A menu that is open already keeps the reason it was opened for.
    const settle = (now?: Open) => (now && now.menu === next?.menu ? now : next);
    timer.current = setTimeout(() => setOpen(settle), wait);
  };
  const close = useCallback(() => change(), [change]);
  const enter = useCallback((menu: number) => change({ menu, by: 'keys' }), [change]);

  useMenuKeys(root, enter);
  useDismissal(root, open !== undefined, close);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (open?.by !== 'keys') return;
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"] + * a')?.focus();
  }, [open]);

  const handlersOf = (menu: number): MenuHandlers => ({
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') changeAfter(OPEN_AFTER, { menu, by: 'hover' });
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') changeAfter(CLOSE_AFTER);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  });
  const press = (menu: number, { detail }: MouseEvent): void => {
    const isMeant = open?.menu === menu && open.by !== 'hover';
    // Keys click without a pointer, so their click counts none.
    change(isMeant ? undefined : { menu, by: detail === 0 ? 'keys' : 'press' });
  };
  return { root, open: open?.menu, handlersOf, press };
}
