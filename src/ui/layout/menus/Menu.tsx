import { graphql } from 'gatsby';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '../../primitives/Icon';
import { looks } from '../../primitives/Text';
import type { Post } from './LatestPosts';
import type { MenuPanelProps } from './MenuPanel';
import type { MenuHandlers } from './useMenus';
import * as styles from './Menus.module.css';

interface MenuProps {
  readonly menu: Queries.MenuPartsFragment;
  readonly posts: readonly Post[];
  readonly id: string;
  readonly isOpen: boolean;
  /** Undefined until it has arrived. */
  readonly Panel: ComponentType<MenuPanelProps> | undefined;
  /** Handler of the trigger; without it, the trigger links to the hub. */
  readonly onPress?: ((event: MouseEvent) => void) | undefined;
  readonly handlers: MenuHandlers;
}

/** Menu of the header: trigger and the panel after it. */
export function Menu({ menu, posts, id, isOpen, Panel, onPress, handlers }: MenuProps) {
  // Rendered on first opening and kept: without JavaScript the trigger
  // links to the hub, and no page carries panels that few visitors open.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const word = (
    <>
      {menu.title} <Icon name="chevron-down" className={styles.arrow} />
    </>
  );
  return (
    <li className={styles.item} {...handlers}>
      {onPress ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.trigger}
          onClick={onPress}
        >
          {word}
        </button>
      ) : (
        <a href={menu.href} className={styles.trigger}>
          {word}
        </a>
      )}
      <div id={id} hidden={!isOpen} className={`${styles.panel} ${looks.nav}`}>
        {wasOpen && Panel ? <Panel menu={menu} posts={posts} /> : null}
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment MenuParts on Menu {
    title
    href
    onPhonesOnly
    families {
      ...FamilyColumn
    }
    groups {
      ...LinkGroup
    }
    feature {
      ...MenuFeature
    }
    latest {
      title
      of
    }
    foot {
      lead
      text
      links {
        text
        href
      }
    }
  }
`;
