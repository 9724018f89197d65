import type { EnergyCurve as EnergyCurveData } from '../../../content-model/drawings/energyCurve';
import { Chart } from '../parts/Chart';
import { Foot } from '../parts/Foot';
import { Key } from '../parts/Key';
import { Node } from '../parts/Node';
import { Note } from '../parts/Note';
import { Panel } from '../parts/Panel';
import { area, curve, heightOf, hoursOf, line, percentOf, type Point } from '../parts/scale';
import { Stroke } from '../parts/Stroke';

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
        <Key
          items={[
            { mark: 'band', text: legend.expected },
            { mark: 'line', text: legend.measured },
            { mark: 'fault', text: legend.fault },
          ]}
        />
      }
    >
      <Chart
        heights={ticks.map((value) => ({ at: heightOf(value, range), text: String(value) }))}
        columns={HOURS}
        strokes={
          <>
            <Stroke kind="band" path={area(curve(ceiling, range), curve(floor, range))} />
            <Stroke kind="over" path={area(astray, curve(allowed, range).filter(duringFault))} />
            <Stroke kind="line" path={line(measured.filter(({ x }) => x <= start))} />
            <Stroke kind="line" path={line(measured.filter(({ x }) => x >= end))} />
            <Stroke kind="fault" path={line(astray)} />
          </>
        }
      >
        <Note {...remark} at={found} side="over" top={0} />
        <Node at={found} kind="start" />
      </Chart>
      <Foot {...foot} />
    </Panel>
  );
}
