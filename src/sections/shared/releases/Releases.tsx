import { graphql } from 'gatsby';
import copy from '../../../copy/newsroom.json';
import { FeaturedRelease } from './FeaturedRelease';
import { ReleaseRows } from './ReleaseRows';
import { ReleaseBrowser } from './ReleaseBrowser';
import { Container } from '../../../ui/primitives/Container';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { releases as schema } from './schema';
import * as styles from './Releases.module.css';

interface ReleasesProps extends SectionProps<typeof schema> {
  /** Whether it is a later page of the list. */
  readonly isLater?: boolean;
}

export function Releases(section: ReleasesProps) {
  const { title, anchor, other, otherAnchor, feature, pages: releases, list, isLater } = section;
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
      <section id={anchor} className={styles.list} aria-labelledby="releases-title">
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
  fragment ReleaseRow on PressRelease {
    path
    title
    description
    date
    topic
    image {
      ...PictureHalf
    }
  }
`;
