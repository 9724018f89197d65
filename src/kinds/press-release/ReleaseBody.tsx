import { graphql } from 'gatsby';
import { Container } from '../../ui/primitives/Container';
import { Prose } from '../../ui/primitives/Prose';
import { Text } from '../../ui/primitives/Text';
import { Drawing } from '../../ui/product-ui/Drawing';
import { FiguresList } from '../../ui/results/FiguresList';
import { MeasuresRows } from '../../ui/results/MeasuresRows';
import templates from '../../copy/templates.json';
import { About } from './About';
import { cutAtSubheading } from './cutAtSubheading';
import { ReleasePull } from './ReleasePull';
import { ReleaseSide } from './ReleaseSide';
import * as styles from './ReleaseBody.module.css';

/**
 * Text of a release with dateline, beside what editors take; its figures go before the first
 * subheading, a pulled quote before the second.
 */
export function ReleaseBody(release: Queries.ReleaseBodyFragment) {
  const { opening, rest, drawn, measures, figures, pull, second, editors } = release;
  const [first, later] = pull ? cutAtSubheading(rest) : [rest, ''];
  return (
    <>
      <Container className={styles.root}>
        <div className={styles.text}>
          <Prose html={opening} />
          {drawn ? (
            <figure className={styles.figure}>
              <Drawing drawing={drawn.drawing} />
              <Text as="figcaption" look="source">
                {drawn.caption}
              </Text>
            </figure>
          ) : null}
          {measures.length > 0 ? (
            <div className={styles.figure}>
              <MeasuresRows rows={measures} />
            </div>
          ) : null}
          {figures.length > 0 ? (
            <div className={`${styles.figure} ${styles.figures}`}>
              <FiguresList figures={figures} />
            </div>
          ) : null}
          {first ? <Prose html={first} /> : null}
          {pull ? null : <About />}
        </div>
        <aside id="editors" aria-label={templates.aside} className={styles.side}>
          <ReleaseSide editors={editors} />
        </aside>
      </Container>
      {pull ? <ReleasePull pull={pull} second={second} /> : null}
      {pull ? (
        <Container className={styles.root}>
          {later ? (
            <div className={styles.text}>
              <Prose html={later} />
            </div>
          ) : null}
          <About />
        </Container>
      ) : null}
    </>
  );
}

export const fragment = graphql`
  fragment ReleaseBody on PressRelease {
    opening
    rest
    drawn {
      caption
      drawing {
        ...DrawingParts
      }
    }
    measures {
      ...Measure
    }
    figures {
      ...Figure
    }
    pull {
      ...ReleasePull
    }
    second
    editors {
      quote
      files {
        text
        href
      }
    }
  }
`;
