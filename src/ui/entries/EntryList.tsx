import { graphql } from 'gatsby';
import { SiteLink } from '../primitives/SiteLink';
import { EntryMeta } from './EntryMeta';
import { looks } from '../primitives/Text';
import * as styles from './EntryList.module.css';

interface EntryListProps {
  readonly pages: readonly Queries.EntryFragment[];
}

/** Rows of pages: kind and date, title, one sentence. */
export function EntryList({ pages }: EntryListProps) {
  return (
    <ul className={styles.root}>
      {pages.map((page) => (
        <li key={page.path} className={styles.item}>
          <EntryMeta page={page} />
          <div className={styles.words}>
            <SiteLink href={page.path} className={`${styles.link} ${looks.name}`}>
              {page.title}
            </SiteLink>
            <p className={`${styles.text} ${looks.nav}`}>{page.description}</p>
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
