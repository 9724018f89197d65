import { graphql } from 'gatsby';
import { SiteLink } from '../primitives/SiteLink';
import { EntryMeta } from './EntryMeta';
import { looks } from '../primitives/Text';
import * as styles from './EntryList.module.css';

interface EntryListProps {
  readonly pages: readonly Queries.EntryFragment[];
  /** `compact` is for a narrow column: titles only. */
  readonly variant?: 'rows' | 'compact';
}

/** Rows of pages: kind and date, title, one sentence. */
export function EntryList({ pages, variant = 'rows' }: EntryListProps) {
  return (
    <ul className={variant === 'rows' ? `${styles.root} ${styles.rows}` : styles.root}>
      {pages.map((page) => (
        <li key={page.path} className={styles.item}>
          <EntryMeta page={page} />
          <div className={styles.words}>
            <SiteLink href={page.path} className={`${styles.link} ${looks.name}`}>
              {page.title}
            </SiteLink>
            {variant === 'rows' ? (
              <p className={`${styles.text} ${looks.nav}`}>{page.description}</p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Entry on ContentPage {
    path
    title
    description
    kindTitle
    dated
  }
`;
