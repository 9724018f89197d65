import copy from '../../copy/layout.json';
import { ButtonLink } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Icon } from '../primitives/Icon';
import { SiteLink } from '../primitives/SiteLink';
import { looks } from '../primitives/Text';
import { Logo } from '../primitives/Logo';
import * as button from './MobileMenu.module.css';
import { MobileMenuSection } from './MobileMenuSection';
import * as styles from './MobileMenuSheet.module.css';

export interface MobileMenuSheetProps {
  readonly menus: readonly Queries.MenuPartsFragment[];
  readonly links: readonly Queries.ActionLinkFragment[];
  readonly actions: readonly Queries.ActionLinkFragment[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the menu of phones opens, over the whole window; it stays while it slides out. */
export const MobileMenuSheet = (props: MobileMenuSheetProps) => (
  <Dialog isOpen={props.isOpen} onClose={props.onClose} label={copy.menu} className={styles.sheet}>
    <div className={styles.top}>
      <Logo />
      <button
        type="button"
        aria-label={copy.closeMenu}
        className={button.button}
        onClick={props.onClose}
      >
        <Icon name="x" className={button.sign} />
      </button>
    </div>
    <nav aria-label={copy.mainNavigation} className={styles.list}>
      {props.menus.map((menu) => (
        <MobileMenuSection key={menu.title} menu={menu} />
      ))}
      {props.links.map(({ text, href }) => (
        <SiteLink key={href} href={href} className={`${styles.link} ${looks.menu}`}>
          {text}
        </SiteLink>
      ))}
    </nav>
    <div className={styles.end}>
      {props.actions.map(({ text, href }, index) => (
        <ButtonLink key={href} href={href} variant={index ? 'quiet' : 'primary'} isBlock>
          {text}
        </ButtonLink>
      ))}
    </div>
  </Dialog>
);
