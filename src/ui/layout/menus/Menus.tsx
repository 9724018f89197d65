import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import copy from '../../../copy/layout.json';
import { useHydrated } from '../../../browser/useHydrated';
import { SiteLink } from '../../primitives/SiteLink';
import { looks } from '../../primitives/Text';
import { useLater } from '../../../browser/useLater';
import type { Post } from './LatestPosts';
import { Menu } from './Menu';
import { useMenus } from './useMenus';
import * as styles from './Menus.module.css';

interface MenusProps {
  readonly menus: readonly Queries.MenuPartsFragment[];
  /** Links after the menus. */
  readonly links: readonly Queries.ActionLinkFragment[];
  /** Newest posts, by source. */
  readonly posts: Readonly<Record<string, readonly Post[]>>;
}

/** Navigation of wide screens. Without JavaScript, triggers link to their hubs. */
export function Menus({ menus, links, posts }: MenusProps) {
  const { Part: Panel, load } = useLater(() =>
    import('./MenuPanel').then((part) => part.MenuPanel),
  );
  // What does not arrive is tried again when a menu is pressed.
  const ahead = (): void => void load().catch(() => undefined);
  const { root, open, handlersOf, press } = useMenus(Panel !== undefined, ahead);
  const isHydrated = useHydrated();
  const pressed = (menu: number, event: MouseEvent): void => {
    press(menu, event);
    // The hub has the same links.
    load().catch(() => navigate(menus[menu]?.href ?? '/'));
  };
  return (
    <nav ref={root} aria-label={copy.mainNavigation} className={styles.root}>
      <ul className={`${styles.list} ${looks.control}`}>
        {menus.map((menu, index) => (
          <Menu
            key={menu.title}
            menu={menu}
            posts={posts[menu.latest?.of ?? ''] ?? []}
            id={`menu-${index}`}
            isOpen={open === index}
            Panel={Panel}
            onPress={isHydrated ? (event) => pressed(index, event) : undefined}
            handlers={handlersOf(index)}
          />
        ))}
        {links.map(({ text, href }) => (
          <li key={href} className={styles.item}>
            <SiteLink href={href} className={styles.trigger}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
