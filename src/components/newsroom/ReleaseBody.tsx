import { graphql } from 'gatsby';
import { fill } from '../../copy/fill';
import copy from '../../copy/newsroom.json';
import { inWords } from '../../dates/inWords';
import { Prose } from '../primitives/Prose';
import { Drawing } from '../product-ui/EveryDrawing';
import { About } from './About';
import * as styles from './ReleaseBody.module.css';

// The schema of a release lets a city have letters only, so it is safe in HTML.

/** Text of a release with its dateline; a figure stands before the first subheading. */
export function ReleaseBody({ city, date, html, figure }: Queries.ReleaseBodyFragment) {
  const at = html.indexOf('<h2');
  const [opening, rest] = at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
  const head = `<strong>${fill(copy.dateline, { city: city.toUpperCase(), date: inWords(date) })}</strong> `;
  return (
    <div className={styles.root}>
      <Prose html={opening.replace('<p>', `<p>${head}`)} />
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
    city
    date
    html
    figure {
      caption
      drawing {
        ...DrawingParts
      }
    }
  }
`;
