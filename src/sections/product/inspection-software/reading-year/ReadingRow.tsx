import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { percentOnScale, trendOf } from './readings';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { readingYear } from './schema';
import * as styles from './ReadingRow.module.css';

interface ReadingRowProps {
  readonly row: SectionProps<typeof readingYear>['readings']['rows'][number];
}

/** Months drawn after the last reading. */
const AHEAD = 4;

/** Middle of a month, in percent of the drawing. */
const middle = (index: number): number => ((index + 0.5) / (12 + AHEAD)) * 100;

/** Readings may have only one limit. */
const isLimit = (value: number | undefined): value is number => typeof value === 'number';

/** Row of a reading: monthly points in the allowed band, trend and verdict. */
export function ReadingRow({ row }: ReadingRowProps) {
  const { name, unit, low, high, from, to, values, isMoving, verdict, reason } = row;
  const share = (value: number): number => percentOnScale(value, from, to);
  const sentence = [
    fill(copy.sentence, { name, values: values.join(', '), unit }),
    isLimit(low) ? fill(copy.low, { low }) : '',
    isLimit(high) ? fill(copy.high, { high }) : '',
  ];
  const line = values.map(
    (value, index) => `${middle(index).toFixed(1)} ${(100 - share(value)).toFixed(1)}`,
  );
  const trend = trendOf(values.slice(6), AHEAD);
  return (
    <li className={`${styles.root} ${isMoving ? styles.moving : ''}`}>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b> {unit}
      </p>
      <div role="img" aria-label={sentence.join(' ')} className={styles.chart}>
        <i
          className={styles.band}
          style={{
            bottom: `${isLimit(low) ? share(low) : 0}%`,
            top: `${isLimit(high) ? 100 - share(high) : 0}%`,
          }}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${line.join('L')}`} />
          {isMoving ? (
            <path
              d={`M${line.at(-1)}L${middle(11 + AHEAD).toFixed(1)} ${(100 - share(trend)).toFixed(1)}`}
              className={styles.ahead}
            />
          ) : null}
        </svg>
        {values.map((value, index) => (
          <i
            key={index}
            className={styles.point}
            style={{ left: `${middle(index).toFixed(1)}%`, bottom: `${share(value)}%` }}
          />
        ))}
        {[low, high].filter(isLimit).map((limit) => (
          <span key={limit} className={styles.limit} style={{ bottom: `${share(limit)}%` }}>
            <span>{limit}</span>
          </span>
        ))}
      </div>
      <p className={styles.last}>{values.at(-1)}</p>
      <p className={styles.words}>
        <b className={styles.verdict}>{verdict}</b> {reason}
      </p>
    </li>
  );
}
