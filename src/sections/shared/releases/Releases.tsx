import { graphql } from 'gatsby';
import copy from '../../../copy/newsroom.json';
import { FeaturedRelease, type Featured } from './FeaturedRelease';
import { ReleaseRows } from './ReleaseRows';
import { ReleaseBrowser } from './ReleaseBrowser';
import { Container } from '../../../ui/primitives/Container';
import * as styles from './Releases.module.css';

interface ReleasesProps extends Queries.ReleasesSectionPartsFragment {
  /** Whether it stands on a later page of its list. */
  readonly isLater?: boolean;
}

/** The newest release, then all of them with their filters. */
export function Releases(section: ReleasesProps) {
  const { title, anchor, other, otherAnchor, feature, pages, list, isLater } = section;
  const releases = pages as readonly Featured[];
  if (isLater) {
    return (
      <Container>
        <ReleaseRows releases={releases} level={2} />
      </Container>
    );
  }
  const [newest] = releases;
  return (
    <Container>
      {newest ? (
        <section aria-label={copy.featured}>
          <FeaturedRelease release={newest} family={feature} />
        </section>
      ) : null}
      <section id={anchor ?? undefined} className={styles.list} aria-labelledby="releases-title">
        <div className={styles.tabs}>
          <h2 id="releases-title" className={`${styles.tab} ${styles.current}`}>
            {title} <span className={styles.count}>{list.index.length}</span>
          </h2>
          <a href={`#${otherAnchor}`} className={styles.tab}>
            {other}
          </a>
        </div>
        <ReleaseBrowser releases={releases} list={list} />
      </section>
    </Container>
  );
}

export const fragment = graphql`
  fragment ReleasesSectionParts on ReleasesSection {
    title
    anchor
    other
    otherAnchor
    feature
    list {
      ...EntryList
    }
    pages(page: $page) {
      path
      title
      description
      ... on PressRelease {
        date
        topic
        image {
          ...PictureHalf
        }
      }
    }
  }
`;
