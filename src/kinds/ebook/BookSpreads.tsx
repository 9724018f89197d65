import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from './words.json';
import { Fold } from '../../ui/primitives/Fold';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import * as styles from './BookSpreads.module.css';

interface BookSpreadsProps {
  readonly spreads: readonly Queries.BookSpreadFragment[];
}

/** Sample spreads of an ebook, with the authors’ notes in the margins; phones fold all but the first. */
export const BookSpreads = ({ spreads }: BookSpreadsProps) => (
  <Container className={styles.root}>
    <section aria-labelledby="look" className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="lg" id="look">
          {copy.lookTitle}
        </Heading>
        <Text isSoft>{copy.lookText}</Text>
      </div>
      {spreads.map(({ from, left, right, caption }, index) => (
        <figure key={caption} className={styles.spread}>
          <Fold
            isOpen={index === 0}
            isOpenWide
            title={
              <Text as="span" look="name">
                {fill(copy.open, { from, to: from + 1 })}
              </Text>
            }
          >
            <div className={styles.pages}>
              <div className={`${styles.leaf} ${styles.left}`}>
                <div dangerouslySetInnerHTML={{ __html: left }} />
              </div>
              <div className={`${styles.leaf} ${styles.right}`}>
                <div dangerouslySetInnerHTML={{ __html: right }} />
              </div>
            </div>
          </Fold>
          <figcaption className={styles.caption}>
            {fill(copy.spread, { from })} {caption}
          </figcaption>
        </figure>
      ))}
    </section>
  </Container>
);

export const fragment = graphql`
  fragment BookSpread on EbookSpreads {
    from
    left
    right
    caption
  }
`;
