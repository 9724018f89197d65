import { SiteLink } from '../../primitives/SiteLink';
import * as styles from './FamilyLinks.module.css';

type FamilyLinksProps = Pick<Queries.FamilyItemPartsFragment, 'links'>;

/** Modules of a family, as words in a row. */
export function FamilyLinks({ links }: FamilyLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.list}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <SiteLink href={href} className={styles.link}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
