import type { MileageCourse } from './schema';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { total } from '../../../../maintenance/route';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import * as styles from './MileageLine.module.css';

interface MileageLineProps {
  /** Route with the miles of each leg. */
  readonly course: MileageCourse & { readonly miles: readonly number[] };
  /** Miles of the longest route, which fills the width. */
  readonly longest: number;
  readonly errand: string;
}

/** Route as a line, a piece per leg. */
export function MileageLine({ course, longest, errand }: MileageLineProps) {
  const { title, note, places, miles } = course;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={3} size="xs">
          {title}
        </Heading>
        <Text look="small" isSoft className={styles.note}>
          {note}
        </Text>
      </div>
      <ol className={styles.line} data-keep-clear>
        {miles.map((leg, index) => {
          const to = places[index + 1];
          return (
            <li
              key={index}
              className={to?.isErrand ? `${styles.leg} ${styles.errand}` : styles.leg}
              style={{ width: `${((leg / longest) * 100).toFixed(2)}%` }}
            >
              <span className={styles.place}>{to?.name}</span>
              <span className={styles.miles}>{leg.toFixed(0)}</span>
              {to?.isErrand ? <span className="visuallyHidden">{errand}</span> : null}
            </li>
          );
        })}
      </ol>
      <p className={styles.sum}>{fill(copy.miles, { miles: total(miles).toFixed(0) })}</p>
    </div>
  );
}
