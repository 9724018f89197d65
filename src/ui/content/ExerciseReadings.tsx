import { fill } from '../../text/fillWords';
import copy from '../../copy/thankYou.json';
import { givenNumber, readingOf } from '../../content-model/oneLine';
import { looks } from '../primitives/Text';
import * as styles from './ExerciseReadings.module.css';

interface ExerciseReadingsProps {
  readonly readings: Queries.ExercisePartsFragment['readings'];
  readonly symbol: string | null;
  readonly sum: number | undefined;
}

/** Meaning of each range of results, smallest first; the visitor’s is marked. */
export function ExerciseReadings({ readings, symbol, sum }: ExerciseReadingsProps) {
  const here = readingOf(readings, sum);
  const shown = (limit: number | null | undefined): string =>
    `${symbol ?? ''}${givenNumber(limit ?? 0)}`;
  return (
    <ol className={styles.root}>
      {readings.map(({ upTo, says }, index) => (
        <li
          key={says}
          aria-current={index === here || undefined}
          className={`${styles.reading} ${looks.nav}`}
        >
          <b className={styles.range}>
            {upTo === null
              ? fill(copy.above, { from: shown(readings[index - 1]?.upTo) })
              : fill(copy.upTo, { to: shown(upTo) })}
          </b>
          {says}
        </li>
      ))}
    </ol>
  );
}
