import { graphql } from 'gatsby';
import { Prose } from '../../ui/primitives/Prose';
import { Drawing } from '../../ui/product-ui/Drawing';
import { FiguresList } from '../../ui/results/FiguresList';
import { MeasuresRows } from '../../ui/results/MeasuresRows';
import { About } from './About';
import * as styles from './ReleaseBody.module.css';

/** Text of a release with dateline; its figures go before the first subheading. */
export function ReleaseBody(release: Queries.ReleaseBodyFragment) {
  const { opening, rest, figure, measures, figures } = release;
  return (
    <div className={styles.root}>
      <Prose html={opening} />
      {figure ? (
        <figure className={styles.figure}>
          <Drawing drawing={figure.drawing} />
          <figcaption className={styles.caption}>{figure.caption}</figcaption>
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
      {rest ? <Prose html={rest} /> : null}
      <About />
    </div>
  );
}

export const fragment = graphql`
  fragment ReleaseBody on PressRelease {
    opening
    rest
    figure {
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
  }
`;
