import type { CSSProperties } from 'react';
import * as styles from './FirstHoursBar.module.css';

interface FirstHoursBarProps {
  readonly pieces: Queries.FirstHoursSectionPartsFragment['hoursOf'][number]['pieces'];
}

/** Sixty minutes from left to right, to scale. */
export const FirstHoursBar = ({ pieces }: FirstHoursBarProps) => (
  <span className={styles.root} aria-hidden="true">
    {pieces.map(({ minutes, use, text }) => (
      <i
        key={text}
        data-use={use}
        className={styles.piece}
        style={{ '--minutes': minutes } as CSSProperties}
      />
    ))}
  </span>
);
