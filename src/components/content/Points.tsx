import type { ReactNode } from 'react';
import * as styles from './Points.module.css';

interface Point {
  readonly title: string;
  /** Time, figure or month that stands before the title. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}

interface PointsProps {
  readonly points: readonly Point[];
}

/** Titled items in order: an agenda, a timeline, a list of changes. */
export function Points({ points }: PointsProps) {
  return (
    <ol className={styles.root}>
      {points.map(({ title, label, children }) => (
        <li key={`${label ?? ''} ${title}`} className={styles.item}>
          {label ? <span className={styles.label}>{label}</span> : null}
          <h3 className={styles.title}>{title}</h3>
          {children}
        </li>
      ))}
    </ol>
  );
}
