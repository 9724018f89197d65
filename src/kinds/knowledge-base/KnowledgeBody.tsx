import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { Drawing } from '../../ui/product-ui/Drawing';
import { Fold } from '../../ui/primitives/Fold';
import { Prose } from '../../ui/primitives/Prose';
import { Text } from '../../ui/primitives/Text';
import { roomsOf, type Marker, type Part } from './rooms';
import { Pair } from './Pair';
import { Terms } from './Terms';
import { Wall } from './Wall';
import * as styles from './KnowledgeBody.module.css';

type KnowledgeBodyProps = Queries.KnowledgeBodyFragment;

/** Text of a topic; placeholders become its terms, drawing, example pair, figures and folds. */
export function KnowledgeBody(props: KnowledgeBodyProps) {
  const { html, terms, drawing, pair, checklist, wall } = props;
  const part = (name: Marker) => {
    switch (name) {
      case 'terms':
        return <Terms terms={terms} />;
      case 'drawing':
        return <Drawing drawing={drawing} />;
      case 'pair':
        return <Pair pair={pair} checklist={checklist} />;
      case 'wall':
        return <Wall wall={wall} />;
    }
  };
  const partsOf = (parts: readonly Part[]) =>
    parts.map((one, index) =>
      typeof one === 'string' ? (
        <Prose key={index} html={one} />
      ) : (
        <div key={index}>{part(one.marker)}</div>
      ),
    );
  return (
    <div className={styles.root}>
      {roomsOf(html).map(({ fold, parts }, index) =>
        fold ? (
          <Fold
            key={index}
            title={
              <Text as="span" look="name">
                {fold}
              </Text>
            }
          >
            <div className={styles.folded}>{partsOf(parts)}</div>
          </Fold>
        ) : (
          <Fragment key={index}>{partsOf(parts)}</Fragment>
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
