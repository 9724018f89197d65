import { Bars } from './Bars';
import { Plot } from './Plot';
import { ReadOut } from './ReadOut';
import { Stroke } from './Stroke';
import type { Fill } from './fill';
import { heightOf, level, line, middleOf, percentOf } from './scale';
import * as styles from './YearBars.module.css';

interface YearBarsProps {
  /** What the marks are. */
  readonly label: string;
  /** Of each week, as the year is now. */
  readonly hours: readonly number[];
  /** Of the highest week that there ever was, so that the scale stays. */
  readonly highest: number;
  readonly limits: readonly { readonly hours: number; readonly text: string }[];
  /** Words under the year, a quarter apart. */
  readonly columns: readonly string[];
  readonly fillOf: (hours: number) => Fill;
  readonly saysOf: (hours: number, week: number) => string;
}

/** 52 bars against limits, as dashed lines; the highest is read first. */
export function YearBars(props: YearBarsProps) {
  const { label, hours, highest, limits, columns, fillOf, saysOf } = props;
  const range = { from: 0, to: highest * 1.04 };
  const marks = hours.map((each, index) => ({
    at: middleOf(index, hours.length),
    says: saysOf(each, index + 1),
  }));
  return (
    <ReadOut label={label} marks={marks} start={hours.indexOf(Math.max(...hours))}>
      {(probe) => (
        <Plot
          className={styles.plot}
          heights={limits.map((limit) => ({ at: heightOf(limit.hours, range), text: limit.text }))}
          columns={columns.map((text, index) => ({ at: index * 25, text }))}
          strokes={limits.map((limit) => (
            <Stroke key={limit.hours} kind="dashed" path={line(level(limit.hours, range))} />
          ))}
        >
          <Bars
            bars={hours.map((each) => ({ height: percentOf(each, range), fill: fillOf(each) }))}
          />
          {probe}
        </Plot>
      )}
    </ReadOut>
  );
}
