import copy from '../../../copy/layout.json';
import { useHydrated } from '../../../browser/useHydrated';
import { SiteLink } from '../../primitives/SiteLink';
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
