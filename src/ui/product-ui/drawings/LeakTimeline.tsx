import type { LeakTimeline as LeakTimelineData } from '../../../content-model/drawings/leakTimeline';
import { MONTHS } from '../../../time/inWords';
import { Dot } from '../../plot/Dot';
import { Marker } from '../../plot/Marker';
import { Plot } from '../../plot/Plot';
import { Stroke } from '../../plot/Stroke';
import { Chip } from '../parts/Chip';
import { Facts } from '../parts/Facts';
import { Note } from '../parts/Note';
import { Panel } from '../parts/Panel';
import { area, daysOf, heightOf, level, line, percentOf, stairs } from '../../plot/scale';

const COLUMNS = MONTHS.map((month, index) => ({
  at: ((index + 0.5) / 12) * 100,
  text: month.slice(0, 3),
}));

const DOTS = {
  start: { fill: 'late', look: 'halo' },
  good: { fill: 'good', look: 'halo' },
  plain: { look: 'ring' },
} as const;

/** Leak rate of one refrigeration system over a year, with its threshold. */
export function LeakTimeline(props: LeakTimelineData) {
  const { title, note, state, year, highest, ticks, threshold, steps, until, events, facts } =
    props;
  const range = { from: 0, to: highest };
  const days = { from: daysOf(`${year}-01-01`), to: daysOf(`${year + 1}-01-01`) };
  const rateOn = (date: string) =>
    steps.reduce((rate, step) => (step.date <= date ? step.rate : rate), 0);
  const pointOn = (date: string, rate = rateOn(date)) => ({
    x: percentOf(daysOf(date), days),
    y: heightOf(rate, range),
  });
  const dates = [...steps.map(({ date }) => date), until];
  const rates = stairs(dates.map((date) => pointOn(date)));
  const peaks = stairs(dates.map((date) => pointOn(date, Math.max(rateOn(date), threshold.rate))));
  const limit = level(threshold.rate, range);
  const noted = events.flatMap(({ date, remark }) => (remark ? [{ date, remark }] : []));
  const second = noted[1]?.date;
  return (
    <Panel title={title} note={note} end={<Chip {...state} />}>
      <Plot
        isInset
        heights={ticks.map((rate) => ({ at: heightOf(rate, range), text: `${rate}%` }))}
        columns={COLUMNS}
        strokes={
          <>
            <Stroke kind="area" fill="late-soft" path={area(peaks, limit)} />
            <Stroke kind="line" path={line(rates)} />
          </>
        }
      >
        <Marker y={heightOf(threshold.rate, range)} fill="late" isDashed>
          {threshold.text}
        </Marker>
        {noted.map(({ date, remark }) => (
          <Note
            {...remark}
            key={date}
            at={pointOn(date)}
            side={date === second ? 'after' : 'before'}
            top={0}
            isSecond={date === second}
          />
        ))}
        {events.map(({ date, kind }) => (
          <Dot key={date} {...pointOn(date)} {...DOTS[kind]} isSecond={date === second} />
        ))}
      </Plot>
      <Facts facts={facts} />
    </Panel>
  );
}
