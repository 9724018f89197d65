import { FamilyLabel } from '../primitives/FamilyLabel';
import { Icon } from '../primitives/Icon';
import { MenuLink } from './menus/MenuLink';
import * as styles from './MobileMenuSection.module.css';

interface MobileMenuSectionProps {
  readonly menu: Queries.MenuPartsFragment;
}

const listOf = (links: Queries.LinkGroupFragment['links']) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <MenuLink link={link} isFull className={styles.link} />
      </li>
    ))}
  </ul>
);

/** Header menu on phones: a `details` with all its links. */
export function MobileMenuSection({ menu }: MobileMenuSectionProps) {
  const { title, families, groups, foot } = menu;
  return (
    <details className={styles.root}>
      <summary className={styles.title}>
        {title}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.body}>
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
            {group.title === title ? null : <p className={styles.group}>{group.title}</p>}
            {listOf(group.links)}
          </div>
        ))}
        {foot ? listOf(foot.links) : null}
      </div>
    </details>
  );
}
