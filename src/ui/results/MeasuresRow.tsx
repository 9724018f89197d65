import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import copy from '../../copy/measures.json';
import { formatChange, shares } from '../../format/change';
import { claimSource } from '../../format/claimSource';
import * as styles from './MeasuresRow.module.css';

/** A result with what was before: of a page, or of a section. */
export interface MeasuredRow {
  readonly claim: Queries.ClaimPairFragment | null;
}

interface MeasuresRowProps {
  readonly row: MeasuredRow;
}

/** One result: label, bars of before and after, and the change. */
export function MeasuresRow({ row: { claim } }: MeasuresRowProps) {
  const { before, after } = claim ?? {};
  if (!claim || !before || !after) return null;
  const bars = shares(before.value, after.value);
  const lengths = { '--before': `${bars.before}%`, '--after': `${bars.after}%` } as CSSProperties;
  return (
    <li className={styles.root}>
      <p className={styles.label}>
        <b className={styles.name}>{claim.claim}</b> {claimSource(claim)}
      </p>
      <div className={styles.bars} style={lengths}>
        <p className={styles.before}>
          <span className="visuallyHidden">{copy.before} </span>
          {before.text}
        </p>
        <p className={styles.after}>
          <span className="visuallyHidden">{copy.after} </span>
          {after.text}
        </p>
        <i className={bars.after < 100 ? styles.less : styles.more} aria-hidden="true" />
      </div>
      <strong className={styles.change}>{formatChange(before.value, after.value)}</strong>
    </li>
  );
}

export const fragment = graphql`
  fragment ClaimPair on Claim {
    claim
    source
    sample
    period
    before {
      value
      text
    }
    after {
      value
      text
    }
  }

  fragment ClaimProof on Claim {
    ...ClaimPair
    unit
  }

  fragment Measure on Measure {
    claim {
      ...ClaimPair
    }
  }
`;
