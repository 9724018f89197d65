import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import * as styles from './Points.module.css';

export interface Point {
  readonly title: string;
  /** Before the title: a figure, a minute, a product family. */
  readonly label?: ReactNode;
  /** Anchor. */
  readonly anchor?: string | undefined;
  /** Hue of a product family. */
  readonly family?: string | undefined;
  readonly children?: ReactNode;
}

interface PointsProps {
  readonly points: readonly Point[];
  /** Heading level of the titles. */
  readonly level?: 2 | 3;
  /** `figures` sets the label as a large figure beside the words. */
  readonly variant?: 'rows' | 'figures';
}

/** List of titled items between hairlines: changes, stories, figures, an agenda. */
export function Points({ points, level = 3, variant = 'rows' }: PointsProps) {
  return (
    <ol className={styles[variant]}>
      {points.map(({ title, label, anchor, family, children }) => (
        <li key={title} id={anchor} data-family={family} className={styles.item}>
          {label ? <div className={styles.label}>{label}</div> : null}
          <div className={styles.words}>
            <Heading level={level} size="sm">
              {title}
            </Heading>
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
