import { useId } from 'react';
import type { WallAge } from './schema';
import { hoursAfter } from '../backlog';
import { piecesOf } from '../../../ui/plot/tape';
import * as styles from './WallCourses.module.css';

interface WallCoursesProps {
  readonly ages: readonly WallAge[];
  readonly perCourse: number;
  readonly sentence: string;
  readonly weeks: readonly number[];
  readonly off: number;
  readonly on: number;
}

/** Size of a brick, in drawing units. */
const WIDE = 20;
const HIGH = 12;

/** Wall of bricks from the bottom up; overlays show the change of each choice. */
export function WallCourses({ ages, perCourse, sentence, weeks, off, on }: WallCoursesProps) {
  const bond = useId();
  const total = ages.reduce((sum, { hours }) => sum + hours, 0);
  const height = Math.ceil(total / perCourse) * HIGH;
  const width = perCourse * WIDE;
  const area = (from: number, hours: number): string =>
    piecesOf(from, hours, perCourse)
      .map(
        ({ row, from: start, length }) =>
          `M${start * WIDE} ${height - (row + 1) * HIGH}h${length * WIDE}v${HIGH}h${-length * WIDE}z`,
      )
      .join('');
  const foots = ages.map((_, index) =>
    ages.slice(0, index).reduce((sum, { hours }) => sum + hours, 0),
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={sentence}
      className={styles.root}
    >
      <pattern id={bond} width={WIDE} height={HIGH * 2} patternUnits="userSpaceOnUse">
        <path
          d={`M0 1H${WIDE}M0 ${HIGH + 1}H${WIDE}M1 1V${HIGH}M${WIDE / 2} ${HIGH + 1}V${HIGH * 2}`}
          className={styles.seam}
        />
      </pattern>
      {ages.map(({ name, hours }, index) => (
        <path key={name} d={area(foots[index] ?? 0, hours)} className={styles[`age${index + 1}`]} />
      ))}
      {weeks.map((n, index) => {
        const kept = total - n * off;
        const left = hoursAfter({ hours: total, off, on }, n);
        return n === 0 ? null : (
          <g key={n} data-choice={index + 1}>
            <path d={area(kept, total - kept)} className={styles.gone} />
            <path d={area(kept, left - kept)} className={styles.laid} />
          </g>
        );
      })}
      <rect width={width} height={height} fill={`url(#${bond})`} />
    </svg>
  );
}
