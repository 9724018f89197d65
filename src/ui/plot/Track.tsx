import { Text } from '../primitives/Text';
import { hatchOf, type Fill, type Hatch } from './fill';
import { place } from './place';
import { percentOf } from './scale';
import './fills.css';
import * as styles from './Track.module.css';

interface TrackProps {
  readonly value: number;
  /** Value of a full track. */
  readonly of?: number;
  /** A limit or a former value, as a line across. */
  readonly limit?: number;
  readonly fill?: Fill;
  readonly hatch?: Hatch;
  /** Words after the track, or inside the bar if they fit into it; at 320 px below it. */
  readonly label?: string;
  readonly isLabelInside?: boolean;
  /** Recipe of the words; a bar that is the point has `figureSm`. */
  readonly labelLook?: 'small' | 'figureSm';
  /** High enough for a line of words; that of a table is thin. */
  readonly isHigh?: boolean;
  /** Number of its mark in a read-out. */
  readonly mark?: number;
}

/** Bar in a track: a value of a whole. When the value changes, the bar travels. */
export function Track(props: TrackProps) {
  const { value, of = 100, limit, fill = 'measured', hatch, label, mark } = props;
  const range = { from: 0, to: of };
  const w = Math.min(100, Math.max(0, percentOf(value, range)));
  const side = props.isLabelInside ? styles.inside : styles.after;
  return (
    <span className={styles.root}>
      <span className={`${styles.row} ${label ? side : ''}`}>
        <span className={`${styles.track} ${props.isHigh ? styles.high : ''}`}>
          <i
            className={styles.bar}
            data-fill={fill}
            data-hatch={hatch}
            data-mark={mark}
            style={place({ w, hatch: hatchOf(hatch) })}
          />
          {limit === undefined ? null : (
            <i className={styles.limit} style={place({ x: percentOf(limit, range) })} />
          )}
        </span>
        {label ? (
          <span className={styles.label} data-fill={props.isLabelInside ? fill : undefined}>
            <Text as="span" look={props.labelLook ?? 'small'}>
              {label}
            </Text>
          </span>
        ) : null}
      </span>
    </span>
  );
}
