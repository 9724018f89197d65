import { graphql } from 'gatsby';
import { Prose } from '../primitives/Prose';
import { Drawing } from '../product-ui/EveryDrawing';
import { About } from './About';
import * as styles from './ReleaseBody.module.css';

/** Text of a release with its dateline; a figure stands before the first subheading. */
export function ReleaseBody({ opening, rest, figure }: Queries.ReleaseBodyFragment) {
  return (
    <div className={styles.root}>
      <Prose html={opening} />
      {figure ? (
        <figure className={styles.figure}>
          <Drawing drawing={figure.drawing} />
          <figcaption className={styles.caption}>{figure.caption}</figcaption>
        </figure>
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
  }
`;
