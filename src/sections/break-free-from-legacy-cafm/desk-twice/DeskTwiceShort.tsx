import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { place } from '../../../ui/plot/place';
import type { DeskTwiceSteps } from './DeskTwiceLong';
import { DeskTwiceStep } from './DeskTwiceStep';
import * as styles from './DeskTwiceShort.module.css';

interface DeskTwiceShortProps extends DeskTwiceSteps {
  readonly left: string;
  /** Minutes saved. */
  readonly rest: number;
}

/** Connector from a step on the scale to its row, in pixels as in the style sheet. */
const MINUTE = 11;
const ROW = 62;
const WIDTH = 56;

/** The same scale with steps too short for text, and the minutes saved. */
export function DeskTwiceShort({ steps, left, rest }: DeskTwiceShortProps) {
  const starts = steps.map((_, index) =>
    steps.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
  );
  return (
    <div className={styles.root}>
      <p className={styles.bar} aria-hidden="true">
        {steps.map(({ name, minutes }) => (
          <i key={name} className={styles.part} style={place({ minutes: String(minutes) })} />
        ))}
      </p>
      <svg
        className={styles.fans}
        width={WIDTH}
        height={ROW * steps.length}
        viewBox={`0 0 ${WIDTH} ${ROW * steps.length}`}
        aria-hidden="true"
      >
        {steps.map(({ name, minutes }, index) => {
          const top = (starts[index] ?? 0) * MINUTE;
          const row = index * ROW;
          return (
            <path
              key={name}
              d={`M0 ${top}L${WIDTH} ${row}V${row + ROW - 2}L0 ${top + minutes * MINUTE - 1}Z`}
            />
          );
        })}
      </svg>
      <ol className={styles.rows}>
        {steps.map((step) => (
          <DeskTwiceStep key={step.name} step={step} className={styles.row} />
        ))}
      </ol>
      <p className={styles.rest}>
        <b className={styles.sum}>{fill(copy.minutes, { count: rest })}</b> {left}
      </p>
    </div>
  );
}
