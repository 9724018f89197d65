import { fill } from '../../../../text/fillWords';
import { Bars } from '../../../../ui/plot/Bars';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { heightOf, level, line, middleOf, percentOf } from '../../../../ui/plot/scale';
import type { Crew } from './schema';
import words from './words.json';
import * as styles from './YearBars.module.css';

interface YearBarsProps {
  readonly crew: Crew;
  /** Of each week, as the year is now. */
  readonly hours: readonly number[];
}

/** 52 bars against what can be planned and what is paid; the highest is read first. */
export function YearBars({ crew, hours }: YearBarsProps) {
  const { paid, plannable, before } = crew;
  const range = { from: 0, to: Math.max(...before) * 1.04 };
  const marks = hours.map((each, index) => ({
    at: middleOf(index, hours.length),
    says: fill(each > plannable ? words.over : words.fits, {
      week: index + 1,
      hours: each,
      over: each - plannable,
      free: plannable - each,
    }),
  }));
  const limits = [
    { limit: paid, text: words.paid },
    { limit: plannable, text: words.plannable },
  ];
  return (
    <ReadOut label={words.label} marks={marks} start={hours.indexOf(Math.max(...hours))}>
      {(probe) => (
        <Plot
          className={styles.plot}
          heights={limits.map(({ limit, text }) => ({
            at: heightOf(limit, range),
            text: fill(text, { hours: limit }),
          }))}
          columns={words.columns.map((text, index) => ({ at: index * 25, text }))}
          strokes={limits.map(({ limit }) => (
            <Stroke key={limit} kind="dashed" path={line(level(limit, range))} />
          ))}
        >
          <Bars
            bars={hours.map((each) => ({
              height: percentOf(each, range),
              fill: each > paid ? 'late' : each > plannable ? 'wait' : 'measured',
            }))}
          />
          {probe}
        </Plot>
      )}
    </ReadOut>
  );
}
