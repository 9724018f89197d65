import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from '../../../../copy/leaks.json';
import type { LeakAnswer, TopUp } from '../../../../maintenance/leakRate.ts';
import { formatCount, formatHours, formatPercentage } from '../../../../format/number.ts';
import { useSettled } from '../../../../browser/useSettled';
import * as styles from './LeakRates.module.css';

interface LeakRatesProps {
  readonly topUp: TopUp;
  readonly answer: LeakAnswer;
}

const verdictOf = ({ isCovered, isOver }: LeakAnswer): string => {
  if (!isCovered) return copy.uncovered;
  if (isOver.rolling && isOver.annualized) return copy.overBoth;
  return isOver.rolling || isOver.annualized ? copy.overOne : copy.overNone;
};

/** Both leak rates on one scale, with formula and threshold. */
export function LeakRates({ topUp, answer }: LeakRatesProps) {
  const { threshold, rolling, annualized, days, isOver } = answer;
  const end = Math.max(threshold * 1.5, rolling, annualized) * 1.02;
  const numbers = {
    added: formatHours(topUp.pounds),
    before: formatHours(topUp.poundsBefore),
    charge: formatHours(topUp.charge),
    days: formatCount(days),
    threshold,
    rolling: formatPercentage(rolling),
    annualized: formatPercentage(annualized),
  };
  const verdict = verdictOf(answer);
  const status = useSettled(`${fill(copy.status, numbers)} ${verdict}`);
  const bars = [
    ['rolling', rolling, copy.rolling, copy.rollingSum, copy.rollingSays],
    ['annualized', annualized, copy.annualized, copy.annualizedSum, copy.annualizedSays],
  ] as const;
  return (
    <div>
      <div
        className={styles.bars}
        style={{ '--line': `${((threshold / end) * 100).toFixed(1)}%` } as CSSProperties}
      >
        {bars.map(([key, rate, name, sum, says]) => (
          <div key={key} className={styles.rate} data-over={isOver[key] || undefined}>
            <p className={styles.name}>{name}</p>
            <p className={styles.value}>{numbers[key]}</p>
            <i
              className={styles.bar}
              style={{ '--share': `${((rate / end) * 100).toFixed(1)}%` } as CSSProperties}
              aria-hidden="true"
            />
            <p className={styles.sum}>
              <b>{fill(sum, numbers)}</b> {says}
            </p>
          </div>
        ))}
        <p className={styles.threshold}>
          <span>{fill(copy.threshold, { threshold })}</span>
        </p>
      </div>
      <p className={styles.verdict}>{verdict}</p>
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </div>
  );
}
