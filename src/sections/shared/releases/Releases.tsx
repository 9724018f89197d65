import { graphql } from 'gatsby';
import { NewestReleases } from './NewestReleases';
import { ReleaseRows } from './ReleaseRows';
import { ReleaseBrowser } from './ReleaseBrowser';
import { ReleaseSearch } from './ReleaseSearch';
import { Container } from '../../../ui/primitives/Container';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { releases as schema } from './schema';
import * as styles from './Releases.module.css';

interface ReleasesProps extends SectionProps<typeof schema> {
  /** Whether it is a later page of the list. */
  readonly isLater?: boolean;
}

export function Releases(section: ReleasesProps) {
  const { title, anchor, other, otherAnchor, search, newestPages, list, isLater } = section;
  const { pages: releases } = section;
  if (isLater) {
    return (
      <Container>
        <ReleaseRows releases={releases} level={2} />
      </Container>
    );
  }
  return (
    <Container>
      <NewestReleases releases={newestPages} />
      <section id={anchor} className={styles.list} aria-labelledby="releases-title">
        <div className={styles.tabs}>
          <h2 id="releases-title" className={`${styles.tab} ${styles.current}`}>
            {title} <span className={styles.count}>{list.index.length}</span>
          </h2>
          <a href={`#${otherAnchor}`} className={styles.tab}>
            {other}
          </a>
          <ReleaseSearch label={search} />
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
    date
    topic
    figureSaid
  }
`;
