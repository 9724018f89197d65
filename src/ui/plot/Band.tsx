import type { ReactNode } from 'react';
import { Text } from '../primitives/Text';
import './fills.css';
import * as styles from './Band.module.css';
import { hatchOf, type Fill, type Hatch } from './fill';
import { place } from './place';

interface BandProps {
  /** In percent from the left. */
  readonly from: number;
  readonly to: number;
  readonly fill?: Fill;
  readonly hatch?: Hatch;
  /** Number of its mark in a read-out. */
  readonly mark?: number;
  /** Words at its start, if they fit; else they belong into the legend. */
  readonly children?: ReactNode;
}

/** Stretch of an axis: the opening hours, the weeks under notice. */
export function Band({ from, to, fill = 'expected', hatch, mark, children }: BandProps) {
  const style = place({ x: from, w: to - from, hatch: hatchOf(hatch) });
  return (
    <span
      className={styles.root}
      data-fill={fill}
      data-hatch={hatch}
      data-mark={mark}
      style={style}
    >
      {children ? (
        <Text as="span" look="tick" className={styles.words}>
          {children}
        </Text>
      ) : null}
    </span>
  );
}
