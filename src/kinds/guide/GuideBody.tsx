import { graphql } from 'gatsby';
import copy from '../../copy/templates.json';
import { chaptersOf } from '../../text/markdown/chapters';
import { Figure } from '../../ui/article/Figure';
import { Exercise } from '../../ui/content/Exercise';
import { OpenAll } from '../../ui/primitives/OpenAll';
import { Prose } from '../../ui/primitives/Prose';
import { Drawing } from '../../ui/product-ui/Drawing';
import { GuideChapter } from './GuideChapter';
import { GuideSheet } from './GuideSheet';
import { Scoring } from './Scoring';
import { ShortWay } from './ShortWay';
import * as styles from './GuideBody.module.css';

/** A guide with more tables than this would be a long way to scroll at any width. */
const READ_THROUGH = 3;

type Placed = Queries.GuideBodyFragment['placed'][number];

/** A guide chapter by chapter, each with its drawings, sheets and calculations, and the short way. */
export function GuideBody({ html, placed: all }: Queries.GuideBodyFragment) {
  const { before, chapters } = chaptersOf(html);
  const isLookedUp = html.split('<table').length - 1 > READ_THROUGH;
  return (
    <div className={styles.root} data-folds="">
      {before ? <Prose html={before} /> : null}
      <div className={styles.way}>
        <ShortWay chapters={chapters} />
        {isLookedUp ? <OpenAll what={copy.every} /> : null}
      </div>
      {chapters.map((chapter) => (
        <GuideChapter key={chapter.id} chapter={chapter} isLookedUp={isLookedUp}>
          {all
            .filter(({ under }) => under === `#${chapter.id}`)
            .map((placed, index) => (
              <Piece key={index} {...placed} />
            ))}
        </GuideChapter>
      ))}
    </div>
  );
}

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
