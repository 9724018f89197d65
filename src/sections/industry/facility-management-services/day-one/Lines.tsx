import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { scatter } from '../../../../ui/plot/scatter';
import * as styles from './Lines.module.css';

interface LinesProps {
  readonly hundreds: number;
  /** Of a hundred, by each walk. */
  readonly found: readonly number[];
}

/** Rows that look alike in no order: a few, repeated. */
const ROWS = 11;

/** The marks of some places of a row. */
const marks = (places: readonly number[]): string =>
  places.map((place) => `M${place} 0h.62v.7h-.62z`).join('');

/** The numbers of the walks before a place, as `data-choice` reads them: `1 2`. */
const upTo = (walk: number): string =>
  Array.from({ length: walk }, (_, index) => index + 1).join(' ');

/** A mark for each line, a row for each hundred; those that nobody has found yet are pale. */
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
