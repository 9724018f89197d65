import { Legend } from '../../../../ui/plot/Legend';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { place } from '../../../../ui/plot/place';
import { area, level, line } from '../../../../ui/plot/scale';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { PlannedMachine } from '../planOf';
import { lifeOf } from './life';
import type { lifeCurve } from './schema';
import words from './words.json';
import * as styles from './Curve.module.css';

interface CurveProps extends Pick<
  SectionProps<typeof lifeCurve>,
  'name' | 'from' | 'year' | 'repairs' | 'note'
> {
  readonly machine: PlannedMachine;
}

/** The limit of a machine as a line that falls; every year says what it was, and what was paid. */
export function Curve({ name, note, ...life }: CurveProps) {
  const { line: limits, heights, columns, bars, marks, start } = lifeOf(life);
  const floor = level(0, { from: 0, to: 1 });
  return (
    <Panel isLive isInset title={<Text look="name">{name}</Text>}>
      <Stack gap={3} isWide>
        <ReadOut hasHint label={words.label} marks={marks} start={start}>
          {(probe) => (
            <Plot
              heights={heights}
              columns={columns}
              className={styles.plot}
              strokes={
                <>
                  <Stroke kind="area" fill="expected" path={area(limits, floor)} />
                  <Stroke kind="line" fill="measured" path={line(limits)} />
                </>
              }
            >
              {bars.map(({ index, x, h, isQuote }) => (
                <i
                  key={index}
                  className={styles.bar}
                  data-fill={isQuote ? 'late' : 'strong'}
                  data-mark={index}
                  style={place({ x, h })}
                />
              ))}
              {probe}
            </Plot>
          )}
        </ReadOut>
        <Legend
          items={[
            { fill: 'measured', shape: 'line', text: words.worth },
            { fill: 'strong', text: words.paid },
            { fill: 'late', text: words.quoted },
          ]}
        />
        <Text look="source">{note}</Text>
      </Stack>
    </Panel>
  );
}
