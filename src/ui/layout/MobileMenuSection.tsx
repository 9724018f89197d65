import type { ComponentProps } from 'react';
import { FamilyLabel } from '../primitives/FamilyLabel';
import { Icon } from '../primitives/Icon';
import { looks, Text } from '../primitives/Text';
import { FullMenuLink } from './menus/FullMenuLink';
import * as styles from './MobileMenuSection.module.css';

interface MobileMenuSectionProps {
  readonly menu: Queries.MenuPartsFragment;
}

const listOf = (links: readonly ComponentProps<typeof FullMenuLink>['link'][]) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <FullMenuLink link={link} className={styles.link} />
      </li>
    ))}
  </ul>
);

/** Header menu on phones: a `details` with all its links. */
export function MobileMenuSection({ menu }: MobileMenuSectionProps) {
  const { title, families, groups, foot } = menu;
  return (
    <details className={styles.root}>
      <summary className={`${styles.title} ${looks.menu}`}>
        {title}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={`${styles.body} ${looks.nav}`}>
        {families.map(({ family, text, href, links }) => (
          <div key={href} data-family={family} className={styles.family}>
            <FamilyLabel href={href} className={styles.label}>
              {text}
            </FamilyLabel>
            {listOf(links)}
          </div>
        ))}
        {groups.map((group) => (
          <div key={group.title}>
            {group.title === title ? null : (
              <Text look="source" className={styles.group}>
                {group.title}
              </Text>
            )}
            {listOf(group.links)}
          </div>
        ))}
        {foot ? listOf(foot.links) : null}
      </div>
    </details>
  );
}
