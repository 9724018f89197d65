import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { intervals } from './schema';
import * as styles from './IntervalRow.module.css';

interface IntervalRowProps {
  readonly row: SectionProps<typeof intervals>['proposals']['rows'][number];
}

const YEAR = 52;
const lengthOf = (weeks: number): string => `${((weeks / YEAR) * 100).toFixed(1)}%`;

/** Row of a round: findings as marks, both intervals as bars, reason. */
export function IntervalRow({ row }: IntervalRowProps) {
  const { name, detail, found, weeks, newWeeks, newText, verdict, reason } = row;
  const hits = found.filter(Boolean).length;
  return (
    <li className={styles.root}>
      <p className={styles.soft}>
        <b className={styles.name}>{name}</b> {detail}
      </p>
      <div role="img" aria-label={fill(copy.found, { n: hits })} className={styles.found}>
        {found.map((isHit, index) => (
          <i key={index} className={isHit ? styles.hit : styles.miss} />
        ))}
      </div>
      <div className={styles.bars}>
        <p className={styles.bar}>
          <i className={styles.before} style={{ width: lengthOf(weeks) }} />
          <span>
            <span className="visuallyHidden">{copy.before} </span>
            {fill(copy.weeks, { n: weeks })}
          </span>
        </p>
        <p className={styles.bar}>
          <i
            className={newWeeks ? styles.after : styles.running}
            style={{ width: newWeeks ? lengthOf(newWeeks) : '44%' }}
          />
          <span>
            <span className="visuallyHidden">{copy.after} </span>
            {newWeeks ? fill(copy.weeks, { n: newWeeks }) : newText}
          </span>
        </p>
      </div>
      <p className={styles.soft}>
        <b className={styles.verdict}>{verdict}</b> {reason}
      </p>
    </li>
  );
}
