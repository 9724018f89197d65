import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { scatter } from '../../../../ui/plot/scatter';
import * as styles from './Lines.module.css';

interface LinesProps {
  readonly hundreds: number;
  /** Found per hundred lines, by each survey. */
  readonly found: readonly number[];
}

/** A few row patterns, repeated, that look random. */
const ROWS = 11;

/** Path of the marks at some places of a row. */
const marks = (places: readonly number[]): string =>
  places.map((place) => `M${place} 0h.62v.7h-.62z`).join('');

/** Numbers of the surveys before one, for `data-choice`: `1 2`. */
const upTo = (walk: number): string =>
  Array.from({ length: walk }, (_, index) => index + 1).join(' ');

/** A mark per line of the list, a hundred per row; those not yet found are pale. */
export function Lines({ hundreds, found }: LinesProps) {
  const id = useId();
  const rows = Array.from({ length: ROWS }, (_, row) => scatter(100, row + 1));
  const lost = [...found.map((count, walk) => [count, found[walk + 1] ?? 100] as const)];
  const label = fill(copy.label, { lines: hundreds * 100, found: found[0] ?? 0 });
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 100 ${hundreds}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
          <path d="M0 0h.62v.7h-.62z" className={styles.line} />
        </pattern>
        {rows.map((places, row) =>
          lost.map(([from, to], walk) => (
            <path
              key={`${row} ${walk}`}
              id={`${id}${row}${walk}`}
              d={marks(places.slice(from, to))}
            />
          )),
        )}
      </defs>
      <rect width="100" height={hundreds} fill={`url(#${id})`} />
      {lost.map((_, walk) => (
        <g
          key={walk}
          className={styles.lost}
          data-choice={walk < lost.length - 1 ? upTo(walk + 1) : undefined}
        >
          {Array.from({ length: hundreds }, (__, y) => (
            <use key={y} href={`#${id}${(y * 4) % ROWS}${walk}`} y={y} />
          ))}
        </g>
      ))}
    </svg>
  );
}
