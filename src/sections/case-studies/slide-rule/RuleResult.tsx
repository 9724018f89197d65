import copy from '../../../copy/measures.json';
import { formatChange } from '../../../format/change';
import { isOff, leftOf, placeOnRule } from './slideRule';
import { place } from '../../../ui/plot/place';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { Result } from './resultsOf';
import * as styles from './RuleResult.module.css';

interface RuleResultProps {
  readonly result: Result;
  /** Label of a result beyond the end of the scale. */
  readonly off: string;
}

/** Row of a result: customer, measure, line on the scale, both amounts. */
export function RuleResult({ result, off }: RuleResultProps) {
  const { path, customer, claim, before, after } = result;
  const share = leftOf(result);
  return (
    <li className={styles.root} style={place({ rest: `${placeOnRule(share)}%` })} data-entry>
      <p className={styles.what}>
        <SiteLink href={path} className={styles.link}>
          {customer}
        </SiteLink>
        <span className={styles.claim}>{claim}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i className={share < 1 ? styles.less : styles.more} />
        <i className={isOff(share) ? styles.arrow : styles.node} />
      </div>
      <p className={styles.amounts}>
        <span className={styles.before}>
          <span className="visuallyHidden">{copy.before} </span>
          {before.text}
        </span>
        <span className={styles.after}>
          <span className="visuallyHidden">{copy.after} </span>
          {after.text}
        </span>
        {isOff(share) ? (
          <span className={styles.off}>{off}</span>
        ) : (
          <b className={styles.change}>{formatChange(before.value, after.value)}</b>
        )}
      </p>
    </li>
  );
}
