import { graphql } from 'gatsby';
import copy from '../../copy/newsroom.json';
import { FeaturedRelease, type Featured } from '../newsroom/FeaturedRelease';
import { ReleaseBrowser } from '../newsroom/ReleaseBrowser';
import { Container } from '../primitives/Container';
import * as styles from './Releases.module.css';

/** The newest release, then all of them with their filters. */
export function Releases(section: Queries.ReleasesSectionPartsFragment) {
  const { title, anchor, other, otherAnchor, feature, pages } = section;
  const all = pages as readonly Featured[];
  const [newest] = all;
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
            {title} <span className={styles.count}>{all.length}</span>
          </h2>
          <a href={`#${otherAnchor}`} className={styles.tab}>
            {other}
          </a>
        </div>
        <ReleaseBrowser releases={all} />
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
    pages {
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
