import type { ReactNode } from 'react';
import { Text } from '../primitives/Text';
import type { Fill } from './fill';
import './fills.css';
import * as styles from './Marker.module.css';
import { place } from './place';

interface MarkerProps {
  /** Upright at this place from the left. */
  readonly x?: number;
  /** Or level, at this place from the top. */
  readonly y?: number;
  readonly fill?: Fill;
  readonly isDashed?: boolean;
  /** Its words hang below a level line, where what is drawn comes down to it. */
  readonly isBelow?: boolean;
  /** Its words, on the side that has more room. */
  readonly children: ReactNode;
}

/** Line across a plot with its words: today, a limit, the moment of which the sentence speaks. */
export function Marker(props: MarkerProps) {
  const { x, y, fill = 'strong', isDashed = false, isBelow = false, children } = props;
  const level = isBelow ? `${styles.level} ${styles.below}` : styles.level;
  const side = x === undefined ? level : x > 50 ? styles.before : styles.after;
  return (
    <span
      className={`${styles.root} ${side} ${isDashed ? styles.dashed : ''}`}
      data-fill={fill}
      style={place({ x, y })}
    >
      <Text as="span" look="tick" className={styles.words}>
        {children}
      </Text>
    </span>
  );
}
