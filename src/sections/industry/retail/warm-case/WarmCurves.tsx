import { fill } from '../../../../text/fillWords';
import { Legend } from '../../../../ui/plot/Legend';
import { Marker } from '../../../../ui/plot/Marker';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { heightOf, percentOf } from '../../../../ui/plot/scale';
import { DEGREES, SPAN, markOf, marks, pathOf } from './readings';
import { airAt, goodsAt, lastMinute, LIMIT } from './warming';
import words from './words.json';

/** When the milk has to go, in percent of the plot. */
const gone = percentOf(lastMinute(), SPAN);

/** Nine hours of air and goods; the reading begins where the case is found. */
export const WarmCurves = ({ minute }: { readonly minute: number }) => (
  <>
    <ReadOut key={minute} label={words.label} marks={marks} start={markOf(minute)}>
      {(probe) => (
        <Plot
          heights={[40, 50, 60, 70].map((degrees) => ({
            at: heightOf(degrees, DEGREES),
            text: fill(words.degrees, { degrees }),
          }))}
          columns={[0, 3, 6, 9].map((hours) => ({
            at: percentOf(hours * 60, SPAN),
            text: fill(words.hours, { hours }),
          }))}
          strokes={
            <>
              <Stroke
                kind="area"
                fill="late-soft"
                path={`M${gone * 10} 0H1000V1000H${gone * 10}Z`}
              />
              <Stroke kind="line" fill="cold" path={pathOf(airAt)} />
              <Stroke kind="line" path={pathOf(goodsAt)} />
            </>
          }
        >
          <Marker x={gone} fill="late">
            {words.gone}
          </Marker>
          <Marker y={heightOf(LIMIT, DEGREES)} fill="late" isDashed>
            {fill(words.limit, { limit: LIMIT })}
          </Marker>
          {probe}
        </Plot>
      )}
    </ReadOut>
    <Legend
      items={[
        { shape: 'line', fill: 'cold', text: words.air },
        { shape: 'line', fill: 'strong', text: words.goods },
      ]}
    />
  </>
);
