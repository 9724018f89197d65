import copy from '../../../copy/layout.json';
import { useHydrated } from '../../../browser/useHydrated';
import { SiteLink } from '../../primitives/SiteLink';
import type { Post } from './LatestPosts';
import { Menu } from './Menu';
import { useMenus } from './useMenus';
import * as styles from './Menus.module.css';

interface MenusProps {
  readonly menus: readonly Queries.MenuPartsFragment[];
  /** Links that stand after the menus. */
  readonly links: readonly Queries.ActionLinkFragment[];
  /** The newest posts that a menu may show. */
  readonly posts: Readonly<Record<string, readonly Post[]>>;
}

/** The navigation of wide screens. Without JavaScript the words of the bar lead to their hubs. */
export function Menus({ menus, links, posts }: MenusProps) {
  const { root, open, handlersOf, press } = useMenus();
  const isHydrated = useHydrated();
  return (
    <nav ref={root} aria-label={copy.mainNavigation} className={styles.root}>
      <ul className={styles.list}>
        {menus.map((menu, index) => (
          <Menu
            key={menu.title}
            menu={menu}
            posts={posts[menu.latest?.of ?? ''] ?? []}
            id={`menu-${index}`}
            isOpen={open === index}
            onPress={isHydrated ? (event) => press(index, event) : undefined}
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
