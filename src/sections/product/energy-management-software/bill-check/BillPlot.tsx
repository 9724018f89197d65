import { fill } from '../../../../text/fillWords';
import { Plot } from '../../../../ui/plot/Plot';
import { Probe } from '../../../../ui/plot/Probe';
import { Stroke } from '../../../../ui/plot/Stroke';
import { area, heightOf, level, middleOf } from '../../../../ui/plot/scale';
import { barOf, marksOf, rangeOf, waits } from './bills';
import type { Month } from './schema';
import words from './words.json';

interface BillPlotProps {
  readonly months: readonly Month[];
  readonly limit: number;
  readonly chosen: number;
  readonly start: number;
  readonly onChoose: (index: number) => void;
}

/** How far each bill lies above or below its meters; what leaves the pale band waits. */
export function BillPlot({ months, limit, chosen, start, onChoose }: BillPlotProps) {
  const range = rangeOf(months);
  const band = Math.min(limit, range.to);
  const ends = { percent: Math.floor(range.to / 5) * 5 };
  return (
    <Plot
      heights={[
        { at: heightOf(ends.percent, range), text: fill(words.top, ends) },
        { at: 50, text: words.zero },
        { at: heightOf(-ends.percent, range), text: fill(words.bottom, ends) },
      ]}
      columns={months.map(({ name }, index) => ({
        at: middleOf(index, months.length),
        text: name.slice(0, 3),
      }))}
      strokes={
        <>
          <Stroke
            kind="area"
            fill="expected"
            path={area(level(band, range), level(-band, range))}
          />
          {months.map((month, index) => (
            <Stroke
              key={month.name}
              kind="area"
              fill={waits(month, limit) ? 'late' : 'measured'}
              path={barOf(index, month, range)}
            />
          ))}
        </>
      }
    >
      <Probe
        label={words.months}
        marks={marksOf(months, range)}
        isDown={false}
        {...{ chosen, start, onChoose }}
      />
    </Plot>
  );
}
