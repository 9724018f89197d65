import { fill } from '../../../text/fillWords';
import { Legend } from '../../../ui/plot/Legend';
import { Plot } from '../../../ui/plot/Plot';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Stroke } from '../../../ui/plot/Stroke';
import { area, curve, heightOf, line } from '../../../ui/plot/scale';
import { marksOf, RANGE, timeOf } from './readings';
import type { ViewOf } from './schema';
import words from './words.json';

const HEIGHTS = [6, 7, 8];

/** A machine and its twin over one hour. */
export function CurveView({ view }: { readonly view: ViewOf<'curve'> }) {
  const measured = curve(view.measured, RANGE);
  const twin = curve(view.twin, RANGE);
  const last = view.measured.length - 1;
  return (
    <>
      <ReadOut
        label={fill(words.minute, { name: view.name })}
        marks={marksOf(view)}
        start={last}
        hasHint
      >
        {(probe) => (
          <Plot
            heights={HEIGHTS.map((kw) => ({
              at: heightOf(kw, RANGE),
              text: fill(words.kw, { kw }),
            }))}
            columns={[0, last / 2, last].map((index) => ({
              at: (index / last) * 100,
              text: timeOf(view, Math.round(index)),
            }))}
            strokes={
              <>
                <Stroke kind="area" fill="late" path={area(measured, twin)} />
                <Stroke kind="line" fill="before" path={line(twin)} />
                <Stroke kind="line" path={line(measured)} />
              </>
            }
          >
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Legend
        items={[
          { shape: 'line', text: view.name },
          { shape: 'line', fill: 'before', text: words.twin },
        ]}
      />
    </>
  );
}
