import { graphql } from 'gatsby';
import copy from '../../copy/layout.json';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { SiteLink } from '../primitives/SiteLink';
import { Text } from '../primitives/Text';
import { EntryList } from './EntryList';
import * as styles from './Onward.module.css';

type OnwardProps = Queries.OnwardPagesFragment;

/** Links at the end of a page: related pages, then previous and next. */
export function Onward({ previous, next, related }: OnwardProps) {
  const near = related.filter(({ path }) => path !== previous?.path && path !== next?.path);
  return (
    <Container className={styles.root}>
      {near.length > 0 ? (
        <section aria-labelledby="related" className={styles.related}>
          <Heading level={2} size="sm" id="related">
            {copy.related}
          </Heading>
          <EntryList pages={near} />
        </section>
      ) : null}
      {previous || next ? (
        <nav aria-label={copy.neighbors} className={styles.neighbors}>
          {previous ? <Neighbor label={copy.previous} page={previous} /> : null}
          {next ? <Neighbor label={copy.next} page={next} isNext /> : null}
        </nav>
      ) : null}
    </Container>
  );
}

interface NeighborProps {
  readonly label: string;
  readonly page: Queries.EntryFragment;
  readonly isNext?: boolean;
}

const Neighbor = ({ label, page, isNext }: NeighborProps) => (
  <SiteLink href={page.path} className={isNext ? `${styles.link} ${styles.next}` : styles.link}>
    <Text as="span" look="source">
      {label}
    </Text>
    <Text as="b" look="menu" className={styles.title}>
      {page.title}
    </Text>
  </SiteLink>
);

// The build decides the ids (src/gatsby/pages/relations.ts).
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
