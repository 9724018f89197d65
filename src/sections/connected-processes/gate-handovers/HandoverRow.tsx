import { fill } from '../../../text/fillWords';
import copy from '../../../copy/handovers.json';
import type { LaneStep } from './handovers';
import * as styles from './HandoverRow.module.css';

interface HandoverRowProps {
  readonly people: readonly string[];
  readonly step: LaneStep & { readonly text: string };
  /** The lane that the job comes from. */
  readonly from: number;
  /** Whether no line leads to it. */
  readonly isFirst?: boolean;
}

const HOUR = 60;
const LANES = 6;

/** Where the middle of a lane is, from the left. */
export const middleOf = (lane: number): string =>
  `${(((lane * 2 + 1) / (LANES * 2)) * 100).toFixed(1)}%`;

/** Minutes as one says them: up to two hours in minutes, then in hours. */
const spanOf = (minutes: number): string =>
  minutes < 2 * HOUR
    ? fill(copy.minutes, { n: minutes })
    : fill(copy.hours, { n: Math.round(minutes / HOUR) });

/** One step: who does what, and the line from the lane before to the one that has it now. */
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
