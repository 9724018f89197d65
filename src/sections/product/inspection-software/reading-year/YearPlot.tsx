import { fill } from '../../../../text/fillWords';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { area, heightOf, level, line } from '../../../../ui/plot/scale';
import { Text } from '../../../../ui/primitives/Text';
import { AHEAD, marksOf, monthOf, pointsOf } from './readings';
import type { Row } from './schema';
import words from './words.json';

interface YearPlotProps {
  readonly row: Row;
  /** Month of the first reading, from 1. */
  readonly first: number;
}

/** Twelve readings in the band of what is allowed; one that moves is drawn on into the months to come. */
export function YearPlot({ row, first }: YearPlotProps) {
  const { name, unit, low, high, from, to, values, isMoving, reason } = row;
  const range = { from, to };
  const points = pointsOf(row);
  const last = values.length - 1;
  const limits = [high, low].filter((limit) => limit !== undefined);
  const months = [0, 3, 6, 9, 12, 15].map((index) => ({
    at: (index / (last + AHEAD)) * 100,
    text: monthOf(first, index).slice(0, 3),
  }));
  return (
    <>
      <ReadOut label={fill(words.label, { name })} marks={marksOf(row, first)} start={last}>
        {(probe) => (
          <Plot
            heights={limits.map((limit) => ({
              at: heightOf(limit, range),
              text: fill(words.limit, { limit, unit }),
            }))}
            columns={months}
            strokes={
              <>
                <Stroke
                  kind="area"
                  fill="expected"
                  path={area(level(high ?? to, range), level(low ?? from, range))}
                />
                <Stroke
                  kind="line"
                  fill={isMoving ? 'late' : 'strong'}
                  path={line(points.slice(0, last + 1))}
                />
                {isMoving ? (
                  <Stroke kind="dashed" fill="late" path={line(points.slice(last))} />
                ) : null}
              </>
            }
          >
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Text isSoft>{reason}</Text>
    </>
  );
}
