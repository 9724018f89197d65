import { useState } from 'react';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/layout.json';
import { Icon } from '../primitives/Icon';
import type { MobileMenuSheetProps } from './MobileMenuSheet';
import { useLater } from '../../browser/useLater';
import * as styles from './MobileMenu.module.css';

interface MobileMenuProps extends Omit<MobileMenuSheetProps, 'isOpen' | 'onClose'> {
  readonly hasFooter: boolean;
}

/**
 * Button of the full-screen menu of phones, which loads when it is first touched. Without JavaScript, or
 * if loading fails, it leads to the footer navigation of this page, or of the home page.
 */
export function MobileMenu({ menus, links, actions, hasFooter }: MobileMenuProps) {
  const { Part: Sheet, load } = useLater(() =>
    import('./MobileMenuSheet').then((part) => part.MobileMenuSheet),
  );
  const [isOpen, setIsOpen] = useState(false);
  const fallback = hasFooter ? '#footer-navigation' : '/#footer-navigation';

  function open(): void {
    setIsOpen(true);
    load().catch(() => {
      setIsOpen(false);
      location.assign(fallback);
    });
  }

  if (!useHydrated()) {
    return (
      <a href={fallback} aria-label={copy.menu} className={styles.open}>
        <Icon name="menu" className={styles.sign} />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={copy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.open}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      >
        <Icon name="menu" className={styles.sign} />
      </button>
      {Sheet ? (
        <Sheet {...{ menus, links, actions, isOpen }} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
