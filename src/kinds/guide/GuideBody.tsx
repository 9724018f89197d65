import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { cutUnder } from '../../text/markdown/cutUnder';
import { Figure } from '../../ui/article/Figure';
import { Exercise } from '../../ui/content/Exercise';
import { Prose } from '../../ui/primitives/Prose';
import { Drawing } from '../../ui/product-ui/Drawing';
import { GuideSheet } from './GuideSheet';
import { Scoring } from './Scoring';
import * as styles from './GuideBody.module.css';

type Placed = Queries.GuideBodyFragment['placed'][number];

/** Text of a guide, with drawings, checklists and calculations between its parts. */
export const GuideBody = ({ html, placed: all }: Queries.GuideBodyFragment) => (
  <div className={styles.root}>
    {cutUnder(html, all).map(({ html: piece, placed }, index) => (
      <Fragment key={index}>
        {piece ? <Prose html={piece} /> : null}
        {placed ? <Piece {...placed} /> : null}
      </Fragment>
    ))}
  </div>
);

function Piece({ drawing, caption, sheet, exercise, scoring }: Placed) {
  if (sheet) return <GuideSheet sheet={sheet} />;
  if (exercise) return <Exercise exercise={exercise} isInText />;
  if (scoring) return <Scoring scoring={scoring} />;
  return (
    <Figure caption={caption} isInside>
      <Drawing drawing={drawing} />
    </Figure>
  );
}

export const fragment = graphql`
  fragment GuideBody on Guide {
    html
    placed {
      under
      drawing {
        ...DrawingParts
      }
      caption
      sheet {
        ...GuideSheet
      }
      exercise {
        ...ExerciseParts
      }
      scoring {
        ...GuideScoring
      }
    }
  }
`;
