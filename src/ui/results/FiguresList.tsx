import { graphql } from 'gatsby';
import { claimSource } from '../../format/claimSource';
import * as styles from './FiguresList.module.css';

interface FiguresListProps {
  readonly figures: readonly {
    readonly claim: Queries.ClaimFigureFragment | null;
    readonly text?: string | null | undefined;
  }[];
}

/** Results side by side, each with label and source. */
export function FiguresList({ figures }: FiguresListProps) {
  return (
    <ul className={styles.root}>
      {figures.map(({ claim, text }) =>
        claim ? (
          <li key={claim.claim} className={styles.item}>
            <strong className={styles.value}>{claim.figure}</strong>
            <p className={styles.text}>{text ?? claim.claim}</p>
            <p className={styles.source}>{claimSource(claim)}</p>
          </li>
        ) : null,
      )}
    </ul>
  );
}

export const fragment = graphql`
  fragment ClaimFigure on Claim {
    claim
    figure
    source
    sample
    period
  }

  fragment Figure on Figure {
    text
    claim {
      ...ClaimFigure
    }
  }
`;
