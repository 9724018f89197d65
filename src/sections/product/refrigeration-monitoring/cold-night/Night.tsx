import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Legend } from '../../../../ui/plot/Legend';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { clock } from '../../../../ui/plot/segments';
import { percentOf } from '../../../../ui/plot/scale';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { NIGHT, caseCurve } from '../caseCurve';
import { degreesAt, nightPath, placeOf } from '../nightPath';
import type { coldNight } from './schema';
import words from './words.json';

/** Degrees above what a case holds that have a line. */
const HEIGHTS = [0, 5, 10];

/** All cases on one plot, each against what it holds; the one that stays warm says its night. */
export function Night({ place, cases, moments, start }: SectionProps<typeof coldNight>) {
  const warm = cases.find(({ call }) => call);
  if (!warm) return null;
  const curve = caseCurve(warm);
  const others = cases.filter((cold) => cold !== warm);
  const marks = moments.map(({ at, says }) => {
    const degrees = degreesAt(curve, at);
    const { x, y } = placeOf({ hour: at, degrees }, warm.target);
    const time = clock(Math.round(at * 60));
    return { at: x, y, says: fill(words.moment, { time, degrees: formatCount(degrees, 1), says }) };
  });
  return (
    <Panel isLive isInset title={<Text look="name">{place}</Text>}>
      <Stack gap={3} isWide>
        <Legend
          items={[
            {
              shape: 'line',
              fill: 'late',
              text: fill(words.warm, { number: warm.number, name: warm.name.toLowerCase() }),
            },
            { shape: 'line', fill: 'cold', text: fill(words.others, { count: others.length }) },
          ]}
        />
        <ReadOut hasHint label={words.label} marks={marks} start={start}>
          {(probe) => (
            <Plot
              heights={HEIGHTS.map((degrees) => ({
                at: placeOf({ hour: 0, degrees }, 0).y,
                text: degrees ? fill(words.above, { degrees }) : words.held,
              }))}
              columns={[0, 2, 4, 6, 8].map((hour) => ({
                at: percentOf(hour, NIGHT),
                text: clock(hour * 60),
              }))}
              strokes={
                <>
                  {others.map((cold) => (
                    <Stroke key={cold.number} kind="line" fill="cold" path={nightPath(cold)} />
                  ))}
                  <Stroke kind="line" fill="late" path={nightPath(warm)} />
                </>
              }
            >
              {probe}
            </Plot>
          )}
        </ReadOut>
      </Stack>
    </Panel>
  );
}
