import type { EnergyCurve as EnergyCurveData } from '../../../content-model/drawings/energyCurve';
import { Dot } from '../../plot/Dot';
import { Legend } from '../../plot/Legend';
import { Plot } from '../../plot/Plot';
import { Stroke } from '../../plot/Stroke';
import { Foot } from '../parts/Foot';
import { Note } from '../parts/Note';
import { Panel } from '../parts/Panel';
import { area, curve, heightOf, hoursOf, line, percentOf, type Point } from '../../plot/scale';

const DAY = { from: 0, to: 24 };

const placeOf = (time: string): number => percentOf(hoursOf(time), DAY);

const HOURS = ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00', '24:00'].map((text) => ({
  at: placeOf(text),
  text,
}));

/** Point of a curve nearest to an x. */
const pointAt = (points: readonly Point[], x: number): Point =>
  points[Math.round((x / 100) * (points.length - 1))] ?? { x, y: 0 };

/** A day’s power of a building against the expected band. */
export function EnergyCurve(props: EnergyCurveData) {
  const { title, note, legend, range, ticks, band, expected, fault, remark, foot } = props;
  const start = placeOf(fault.from);
  const end = placeOf(fault.to);
  const duringFault = ({ x }: Point) => x >= start && x <= end;
  const ceiling = expected.map((value) => value + band);
  const floor = expected.map((value) => value - band);
  const measured = curve(props.measured, range);
  const astray = measured.filter(duringFault);
  // Within the band, the fault’s area has no height.
  const allowed = props.measured.map((value, index) => Math.min(value, ceiling[index] ?? value));
  const found = pointAt(measured, placeOf(remark.at));
  return (
    <Panel
      title={title}
      note={note}
      end={
        <Legend
          items={[
            { fill: 'wait-soft', text: legend.expected },
            { shape: 'line', text: legend.measured },
            { fill: 'late', shape: 'line', text: legend.fault },
          ]}
        />
      }
    >
      <Plot
        isInset
        heights={ticks.map((value) => ({ at: heightOf(value, range), text: String(value) }))}
        columns={HOURS}
        strokes={
          <>
            <Stroke
              kind="area"
              fill="wait-soft"
              path={area(curve(ceiling, range), curve(floor, range))}
            />
            <Stroke
              kind="area"
              fill="late-soft"
              path={area(astray, curve(allowed, range).filter(duringFault))}
            />
            <Stroke kind="line" path={line(measured.filter(({ x }) => x <= start))} />
            <Stroke kind="line" path={line(measured.filter(({ x }) => x >= end))} />
            <Stroke kind="line" fill="late" path={line(astray)} />
          </>
        }
      >
        <Note {...remark} at={found} side="over" top={0} />
        <Dot {...found} fill="late" look="halo" />
      </Plot>
      <Foot {...foot} />
    </Panel>
  );
}
