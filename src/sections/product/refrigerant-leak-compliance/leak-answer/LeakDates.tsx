import { fill } from '../../../../text/fillWords';
import copy from '../../../../copy/leaks.json';
import { inWords } from '../../../../time/inWords';
import type { LeakAnswer } from '../../../../maintenance/leakRate.ts';
import { formatCount } from '../../../../format/number.ts';
import * as styles from './LeakDates.module.css';

interface LeakDatesProps {
  readonly answer: LeakAnswer;
}

/** Deadlines, and what would tighten them. */
export function LeakDates({ answer }: LeakDatesProps) {
  const { isCovered, isOver, deadlines, inspection, needsDetection, chronicPounds } = answer;
  if (!isCovered) return null;
  const words = copy.dates;
  const rows: (readonly [string, string])[] = [];
  if (isOver.rolling || isOver.annualized) {
    rows.push([inWords(deadlines.repair), `${words.repair}. ${words.repairNote}`]);
    rows.push([inWords(deadlines.secondTest), `${words.second}. ${words.secondNote}`]);
    rows.push([words[inspection], words[`${inspection}Note`]]);
  }
  if (needsDetection) rows.push([words.detection, words.detectionNote]);
  rows.push([fill(words.chronic, { pounds: formatCount(chronicPounds) }), words.chronicNote]);
  return (
    <dl className={styles.root}>
      {rows.map(([when, what]) => (
        <div key={when + what} className={styles.row}>
          <dt className={styles.when}>{when}</dt>
          <dd className={styles.what}>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
