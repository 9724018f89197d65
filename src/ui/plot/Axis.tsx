import { Text } from '../primitives/Text';
import * as styles from './Axis.module.css';
import { place } from './place';

/** Label of an axis and its place in percent, from the left or from the top. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** Signs for which a phone has room beside the names of lanes. */
const ROOM = 26;

/** Signs of all labels for which the smallest phone has room there. */
const SHORT = 14;

interface AxisProps {
  readonly ticks: readonly Tick[];
  /** Heights stand at the left of the plot, as wide as the widest of them. */
  readonly side?: 'bottom' | 'left';
  /**
   * Every other one is hidden where the axis is narrower than 30 rem, of long ones three of four; an odd
   * number keeps the last.
   */
  readonly isSparse?: boolean;
}

/** Labels along a plot. Where it is narrow they keep their size and thin out; those at the ends stay inside. */
export function Axis({ ticks, side = 'bottom', isSparse = false }: AxisProps) {
  const widest = ticks.reduce((most, { text }) => (text.length > most.length ? text : most), '');
  const every = ticks.filter((_, index) => index % 2 === 0).map(({ text }) => text);
  const sparse = every.join('').length > ROOM ? styles.sparser : styles.sparse;
  const long = ticks.map(({ text }) => text).join('').length > SHORT ? styles.long : '';
  const classes = [styles[side], isSparse ? sparse : long].filter(Boolean).join(' ');
  return (
    <Text as="div" look="tick" className={classes}>
      {side === 'left' ? <i className={styles.widest} data-text={widest} /> : null}
      {ticks.map(({ at, text }) => (
        <span
          key={`${at} ${text}`}
          className={`${styles.tick} ${edgeOf(at)}`}
          style={place({ at })}
        >
          {text}
        </span>
      ))}
    </Text>
  );
}

function edgeOf(at: number): string | undefined {
  if (at <= 2) return styles.first;
  if (at >= 98) return styles.last;
  return '';
}
