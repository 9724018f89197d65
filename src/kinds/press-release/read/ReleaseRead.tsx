import { graphql } from 'gatsby';
import { Container } from '../../../ui/primitives/Container';
import { Prose } from '../../../ui/primitives/Prose';
import { Text } from '../../../ui/primitives/Text';
import { Drawing } from '../../../ui/product-ui/Drawing';
import { MeasuresRows } from '../../../ui/results/MeasuresRows';
import * as columns from '../ReleaseBody.module.css';
import { About } from './About';
import { cutAtSubheading } from './cutAtSubheading';
import { ReleaseFates } from './ReleaseFates';
import { ReleasePull } from './ReleasePull';
import * as styles from './ReleaseRead.module.css';

interface ReleaseReadProps {
  readonly page: Queries.ReleaseReadFragment;
  /** The text is beside what editors take, all else below both. */
  readonly part: 'text' | 'rest';
}

/** What is read of a release and answers nobody but by style sheets. */
export const ReleaseRead = ({ page, part }: ReleaseReadProps) =>
  part === 'text' ? <TextPart {...page} /> : <RestPart {...page} />;

const partsOf = ({ pull, rest }: Queries.ReleaseReadFragment) =>
  pull ? cutAtSubheading(rest) : ([rest, ''] as const);

/** What is drawn of a release goes before its first subheading, a pulled quote before the second. */
function TextPart(page: Queries.ReleaseReadFragment) {
  const { opening, drawn, measures, pull } = page;
  const [first] = partsOf(page);
  return (
    <>
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
      {first ? <Prose html={first} /> : null}
      {pull ? null : <About />}
    </>
  );
}

function RestPart(page: Queries.ReleaseReadFragment) {
  const { pull, second, became } = page;
  const [, later] = partsOf(page);
  return (
    <>
      {pull ? <ReleasePull pull={pull} second={second} /> : null}
      {pull ? (
        <Container className={columns.root}>
          {later ? (
            <div className={columns.text}>
              <Prose html={later} />
            </div>
          ) : null}
          <About />
        </Container>
      ) : null}
      {became ? <ReleaseFates {...became} /> : null}
    </>
  );
}

export const fragment = graphql`
  fragment ReleaseRead on PressRelease {
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
    pull {
      ...ReleasePull
    }
    second
    became {
      ...ReleaseFates
    }
  }
`;
