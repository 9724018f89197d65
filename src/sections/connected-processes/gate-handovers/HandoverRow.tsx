import { fill } from '../../../text/fillWords';
import copy from '../../../copy/handovers.json';
import type { LaneStep } from './handovers';
import * as styles from './HandoverRow.module.css';

interface HandoverRowProps {
  readonly people: readonly string[];
  readonly step: LaneStep & { readonly text: string };
  /** Lane of the previous step. */
  readonly from: number;
  /** Whether it is the first step. */
  readonly isFirst?: boolean;
}

const HOUR = 60;
const LANES = 6;

/** Middle of a lane, from the left. */
export const middleOf = (lane: number): string =>
  `${(((lane * 2 + 1) / (LANES * 2)) * 100).toFixed(1)}%`;

/** Duration in words: minutes up to two hours, then hours. */
const spanOf = (minutes: number): string =>
  minutes < 2 * HOUR
    ? fill(copy.minutes, { n: minutes })
    : fill(copy.hours, { n: Math.round(minutes / HOUR) });

/** Step in a person’s lane, with the line from the lane before. */
export function HandoverRow({ people, step, from, isFirst = false }: HandoverRowProps) {
  const { lane, text, wait = 0 } = step;
  const isHandover = lane !== from;
  const [start, end] = [from * 2 + 1, lane * 2 + 1];
  return (
    <li className={styles.root}>
      <p className={styles.text}>
        <b>{people[lane]}</b> {text}
        {isHandover && wait > 0 ? (
          <span className={styles.wait}>{fill(copy.after, { span: spanOf(wait) })}</span>
        ) : null}
      </p>
      <span aria-hidden="true" className={styles.lanes}>
        {isFirst ? null : (
          <svg viewBox="0 0 12 8" preserveAspectRatio="none" className={styles.line}>
            <path d={isHandover ? `M${start} 0C${start} 5 ${end} 3 ${end} 8` : `M${start} 0V8`} />
          </svg>
        )}
        <i
          className={isHandover || isFirst ? styles.node : styles.work}
          style={{ insetInlineStart: middleOf(lane) }}
        />
      </span>
    </li>
  );
}
