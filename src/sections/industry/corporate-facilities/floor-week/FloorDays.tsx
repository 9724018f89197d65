import type { CSSProperties } from 'react';
import copy from './words.json';
import * as styles from './FloorDays.module.css';

interface FloorDaysProps {
  readonly now: readonly number[];
  readonly gathered: readonly number[];
  readonly seats: number;
}

/** Weekdays of a floor as bars of occupied seats; empty days are marked off. */
export function FloorDays({ now, gathered, seats }: FloorDaysProps) {
  const bar = (people: number, choice?: string) => (
    <span
      data-choice={choice}
      className={people > 0 ? styles.bar : styles.rest}
      style={{ '--share': (people / seats).toFixed(3) } as CSSProperties}
    >
      {people > 0 ? people : copy.rest}
    </span>
  );
  return now.map((people, index) => {
    const then = gathered[index] ?? people;
    return (
      <td key={index} className={styles.cell}>
        {then === people ? (
          bar(people)
        ) : (
          <>
            {bar(people, '1')}
            {bar(then, '2')}
          </>
        )}
      </td>
    );
  });
}
