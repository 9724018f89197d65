import type { Address } from '../../../browser/addresses';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import * as styles from './Finder.module.css';

interface FinderResultsProps {
  readonly pages: readonly Address[];
}

/** Rows of pages: title and address. */
export const FinderResults = ({ pages }: FinderResultsProps) => (
  <ul>
    {pages.map(({ path, title }) => (
      <li key={path} className={styles.row}>
        <SiteLink href={path} className={styles.title}>
          {title}
        </SiteLink>
        <span className={styles.path}>{path}</span>
      </li>
    ))}
  </ul>
);
