import type { CSSProperties } from 'react';
import { useHydrated } from '../../../../browser/useHydrated';
import { fill } from '../../../../text/fillWords';
import copy from '../../../../copy/repairLimit.json';
import type { Sum } from './readSum';
import { repairLimit } from '../../../../maintenance/repairLimit';
import { formatDollars } from '../../../../format/number';
import { CopyLink } from '../../../../ui/primitives/CopyLink';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { useSettled } from '../../../../browser/useSettled';
import * as styles from './OwnSumResult.module.css';

interface OwnSumResultProps {
  readonly sum: Sum;
  /** Query for a link to the result. */
  readonly query: string;
}

/** Repair limit and quote to scale, and which is higher. */
export function OwnSumResult({ sum, query }: OwnSumResultProps) {
  const limit = repairLimit(sum);
  const over = sum.quote - limit;
  const say = fill(over > 0 ? copy.sayOver : copy.sayUnder, {
    amount: formatDollars(Math.abs(over)),
  });
  const whole = Math.max(limit, sum.quote, 1) * 1.12;
  const lengths = {
    '--quote': `${(sum.quote / whole) * 100}%`,
    '--limit': `${(limit / whole) * 100}%`,
  } as CSSProperties;
  const isAlive = useHydrated();
  const spoken = useSettled(`${say} ${copy.worth} ${formatDollars(limit)}`);
  return (
    <div className={styles.root}>
      <div>
        <p className={styles.say}>{say}</p>
        <p className={styles.scale} style={lengths} aria-hidden="true">
          <i className={over > 0 ? styles.over : styles.under} />
          <i className={styles.mark} />
          <span className={styles.name}>{copy.limit}</span>
        </p>
      </div>
      <div>
        <p className={styles.label}>{copy.worth}</p>
        <p className={styles.figure}>{formatDollars(limit)}</p>
      </div>
      <Scripted className={styles.action}>
        {isAlive ? (
          <CopyLink words={copy.link} query={query} className={styles.button} />
        ) : (
          <button type="submit" className={styles.button}>
            {copy.submit}
          </button>
        )}
      </Scripted>
      <p role="status" className="visuallyHidden">
        {isAlive ? spoken : ''}
      </p>
    </div>
  );
}
