import { graphql } from 'gatsby';
import copy from '../../copy/layout.json';
import { SiteLink } from '../primitives/SiteLink';
import { EntryList } from './EntryList';
import * as styles from './Onward.module.css';

type OnwardProps = Queries.OnwardPagesFragment;

/** Where a reader may go from the end of a page. */
export function Onward({ previous, next, related }: OnwardProps) {
  const neighbors = [
    { label: copy.previous, page: previous },
    { label: copy.next, page: next },
  ];
  return (
    <aside className={styles.root} aria-label={copy.related}>
      {related.length > 0 ? (
        <>
          <h2 className={styles.title}>{copy.related}</h2>
          <EntryList pages={related} />
        </>
      ) : null}
      <nav aria-label={copy.neighbors} className={styles.neighbors}>
        {neighbors.map(({ label, page }) =>
          page ? (
            <p key={label}>
              <span className={styles.label}>{label}</span>
              <SiteLink href={page.path}>{page.title}</SiteLink>
            </p>
          ) : null,
        )}
      </nav>
    </aside>
  );
}

// The ids are those that the build decided (src/gatsby/pages/relations.ts).
export const fragment = graphql`
  fragment OnwardPages on Query {
    previous: contentPage(id: { eq: $previousId }) {
      ...Entry
    }
    next: contentPage(id: { eq: $nextId }) {
      ...Entry
    }
    related: contentPages(ids: $relatedIds) {
      ...Entry
    }
  }
`;
