import type { CSSProperties } from 'react';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { floorSheet } from './schema';
import * as styles from './FloorRoom.module.css';

interface FloorRoomProps {
  readonly cell: SectionProps<typeof floorSheet>['cells'][number];
}

/** Room of the plan, with its state at each hour. */
export function FloorRoom({ cell }: FloorRoomProps) {
  const { number, name, column, row, columns, rows, states } = cell;
  const place = { '--column': column, '--row': row, '--columns': columns, '--rows': rows };
  return (
    <li className={styles.root} style={place as CSSProperties}>
      {states.map(({ tone, text }, index) => (
        <div
          key={index}
          data-choice={index + 1}
          className={`${styles.state} ${styles[tone as keyof typeof styles]}`}
        >
          <span className={styles.number}>{number}</span>
          <b className={styles.name}>{name}</b>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </li>
  );
}
