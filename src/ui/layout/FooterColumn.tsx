import { graphql } from 'gatsby';
import { Heading } from '../primitives/Heading';
import { Icon } from '../primitives/Icon';
import { looks } from '../primitives/Text';
import { MenuLink } from './menus/MenuLink';
import * as styles from './FooterColumn.module.css';

interface FooterColumnProps {
  readonly column: Queries.FooterColumnFragment;
}

/**
 * Column of footer links that folds on small screens: `details` holds the summary alone, the list
 * after it shows while it is open, so wide screens need neither script nor second list.
 */
export function FooterColumn({ column }: FooterColumnProps) {
  const { title, links } = column;
  return (
    <div className={styles.root}>
      <Heading level={2} size="label" className={styles.title}>
        {title}
      </Heading>
      <details className={styles.fold}>
        <summary className={`${styles.summary} ${looks.control}`}>
          {title}
          <Icon name="chevron-down" className={styles.arrow} />
        </summary>
      </details>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href} className={link.isHead ? styles.head : undefined}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment FooterColumn on SiteFooterColumns {
    title
    links {
      text
      href
      opensTab
      isHead
    }
  }
`;
