import { useState } from 'react';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/layout.json';
import { ButtonLink } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Icon } from '../primitives/Icon';
import { SiteLink } from '../primitives/SiteLink';
import { Logo } from './Logo';
import { MobileMenuSection } from './MobileMenuSection';
import * as styles from './MobileMenu.module.css';

interface MobileMenuProps {
  readonly menus: readonly Queries.MenuPartsFragment[];
  readonly links: readonly Queries.ActionLinkFragment[];
  readonly actions: readonly Queries.ActionLinkFragment[];
  readonly hasFooter: boolean;
}

/**
 * Full-screen menu of phones. Without JavaScript its button links to the footer navigation of this
 * page, or of the home page.
 */
export function MobileMenu({ menus, links, actions, hasFooter }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Rendered on first opening; stays while it slides out.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const close = () => setIsOpen(false);

  if (!useHydrated()) {
    return (
      <a
        href={hasFooter ? '#footer-navigation' : '/#footer-navigation'}
        aria-label={copy.menu}
        className={styles.open}
      >
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
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" className={styles.sign} />
      </button>
      <Dialog isOpen={isOpen} onClose={close} label={copy.menu} className={styles.sheet}>
        {wasOpen ? (
          <>
            <div className={styles.top}>
              <Logo />
              <button
                type="button"
                aria-label={copy.closeMenu}
                className={styles.button}
                onClick={close}
              >
                <Icon name="x" className={styles.sign} />
              </button>
            </div>
            <nav aria-label={copy.mainNavigation} className={styles.list}>
              {menus.map((menu) => (
                <MobileMenuSection key={menu.title} menu={menu} />
              ))}
              {links.map(({ text, href }) => (
                <SiteLink key={href} href={href} className={styles.link}>
                  {text}
                </SiteLink>
              ))}
            </nav>
            <div className={styles.end}>
              {actions.map(({ text, href }, index) => (
                <ButtonLink key={href} href={href} variant={index ? 'quiet' : 'primary'} isBlock>
                  {text}
                </ButtonLink>
              ))}
            </div>
          </>
        ) : null}
      </Dialog>
    </>
  );
}
