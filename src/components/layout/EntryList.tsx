import { graphql } from 'gatsby';
import { SiteLink } from '../primitives/SiteLink';
import * as styles from './EntryList.module.css';

interface EntryListProps {
  readonly pages: readonly Queries.EntryFragment[];
}

/** Pages as a list of headlines with a sentence each. */
export function EntryList({ pages }: EntryListProps) {
  return (
    <ul className={styles.root}>
      {pages.map(({ path, title, description }) => (
        <li key={path} className={styles.item}>
          <SiteLink href={path} className={styles.link}>
            {title}
          </SiteLink>
          <p className={styles.text}>{description}</p>
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
  }
`;
