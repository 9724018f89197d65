import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Dot } from '../../../../ui/plot/Dot';
import { Marker } from '../../../../ui/plot/Marker';
import { Plot } from '../../../../ui/plot/Plot';
import { Probe } from '../../../../ui/plot/Probe';
import { Stroke } from '../../../../ui/plot/Stroke';
import { area, heightOf, level, line, percentOf, stairs } from '../../../../ui/plot/scale';
import type { Hour } from './schema';
import words from './words.json';

interface NightPlotProps {
  readonly hours: readonly Hour[];
  readonly fixed: number;
  readonly limit: number;
  readonly chosen: number;
  readonly start: number;
  readonly onChoose: (index: number) => void;
}

/** Suction over the night between its two limits; the drawing answers to a finger as the range below it does. */
export function NightPlot({ hours, fixed, limit, chosen, start, onChoose }: NightPlotProps) {
  const range = { from: fixed - 2, to: limit + 2 };
  const at = (index: number) => percentOf(index, { from: 0, to: hours.length - 1 });
  const marks = hours.map(({ time, psig }, index) => ({
    at: at(index),
    y: heightOf(psig, range),
    says: fill(psig > fixed ? words.mark : words.markFixed, {
      time,
      psig,
      more: formatCount(psig - fixed, 1),
    }),
  }));
  const steps = stairs(marks.map(({ at: x, y }) => ({ x, y })));
  return (
    <Plot
      columns={hours.flatMap(({ time }, index) =>
        index % 2 === 0 ? [{ at: at(index), text: time }] : [],
      )}
      strokes={
        <>
          <Stroke kind="area" fill="expected" path={area(steps, level(fixed, range))} />
          <Stroke kind="line" fill="measured" path={line(steps)} />
        </>
      }
    >
      <Marker y={heightOf(limit, range)}>{fill(words.limit, { limit })}</Marker>
      <Marker y={heightOf(fixed, range)} isDashed isBelow>
        {fill(words.fixed, { fixed })}
      </Marker>
      {hours.map(({ time, cold }, index) =>
        cold.degrees > cold.limit ? (
          <Dot key={time} x={at(index)} y={marks[index]?.y ?? 0} fill="late" />
        ) : null,
      )}
      <Probe label={words.drawing} {...{ marks, chosen, start, onChoose }} isDown={false} />
    </Plot>
  );
}
