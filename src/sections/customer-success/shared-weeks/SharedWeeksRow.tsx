import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sharedWeeks } from './schema';
import * as styles from './SharedWeeksRow.module.css';

interface SharedWeeksRowProps {
  readonly week: SectionProps<typeof sharedWeeks>['weeks'][number];
  /** Largest number of hours in a week, which fills a side. */
  readonly most: number;
  readonly sides: { readonly ours: string; readonly yours: string };
}

const lengthOf = (hours: number, most: number) =>
  ({ '--length': `${Math.round((hours / most) * 100)}%` }) as CSSProperties;

/** One week: our hours on one side, the customer’s on the other. */
export function SharedWeeksRow({ week, most, sides }: SharedWeeksRowProps) {
  const { when, ourHours, ourWork, yourHours, yourWork } = week;
  return (
    <li className={styles.root}>
      <h3 className={styles.when}>{when}</h3>
      <div className={styles.ours}>
        <p className={styles.bar} style={lengthOf(ourHours, most)}>
          <span className={styles.side}>{sides.ours} </span>
          <b className={styles.hours}>{fill(copy.hours, { count: ourHours })}</b>
          <i className={styles.ourBar} />
        </p>
        <p className={styles.work}>{ourWork}</p>
      </div>
      <div className={styles.yours}>
        <p className={styles.bar} style={lengthOf(yourHours, most)}>
          <span className={styles.side}>{sides.yours} </span>
          <i className={styles.yourBar} />
          <b className={styles.hours}>{fill(copy.hours, { count: yourHours })}</b>
        </p>
        <p className={styles.work}>{yourWork}</p>
      </div>
    </li>
  );
}
