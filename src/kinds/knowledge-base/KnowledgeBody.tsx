import { graphql } from 'gatsby';
import { Drawing } from '../../ui/product-ui/Drawing';
import { Prose } from '../../ui/primitives/Prose';
import { Pair } from './Pair';
import { Terms } from './Terms';
import { Wall } from './Wall';
import * as styles from './KnowledgeBody.module.css';

type KnowledgeBodyProps = Queries.KnowledgeBodyFragment;

/** Paragraph that is a placeholder: `{terms}`. */
const MARKER = /<p>\{(terms|drawing|pair|wall)\}<\/p>/;

/** Text of a topic; placeholders become its terms, drawing, example pair and figures. */
export function KnowledgeBody(props: KnowledgeBodyProps) {
  const { html, terms, drawing, pair, checklist, wall } = props;
  const part = (name: string) => {
    switch (name) {
      case 'terms':
        return <Terms terms={terms} />;
      case 'drawing':
        return <Drawing drawing={drawing} />;
      case 'pair':
        return <Pair pair={pair} checklist={checklist} />;
      default:
        return <Wall wall={wall} />;
    }
  };
  // Text and placeholder names alternate, text first.
  return (
    <div className={styles.root}>
      {html
        .split(MARKER)
        .map((piece, index) =>
          index % 2 === 0 ? (
            piece.trim() ? (
              <Prose key={index} html={piece} />
            ) : null
          ) : (
            <div key={index}>{part(piece)}</div>
          ),
        )}
    </div>
  );
}

export const fragment = graphql`
  fragment KnowledgeBody on KnowledgeBase {
    html
    ...KnowledgeTerms
    ...KnowledgePair
    ...KnowledgeWall
    drawing {
      ...DrawingParts
    }
  }
`;
