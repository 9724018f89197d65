import { fill } from '../../../../text/fillWords';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { clock } from '../../../../ui/plot/segments';
import { heightOf, level, line, percentOf } from '../../../../ui/plot/scale';
import { Heading } from '../../../../ui/primitives/Heading';
import { Stack } from '../../../../ui/primitives/Stack';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { NIGHT, caseCurve, endOf } from '../caseCurve';
import type { CaseData } from '../coldCase';
import { FILLS } from './fills';
import { marksOf, nightOf, rangeOf } from './nightOf';
import words from './words.json';
import * as styles from './CaseView.module.css';

/** Path of a stretch of the night over the whole height. */
const bandOf = (warming: { readonly at: number; readonly minutes: number }): string => {
  const [from, to] = [warming.at, endOf(warming)].map((at) =>
    Math.round(percentOf(at, NIGHT) * 10),
  );
  return `M${from} 0H${to}V1000H${from}Z`;
};

/** A case, opened: its night with defrosts, doors and limit, and the note that let its alarm rest. */
export function CaseView({ cold }: { readonly cold: CaseData }) {
  const { number, name, limit, defrosts, doors } = cold;
  const { outcome, note, start, ...said } = nightOf(cold);
  const range = rangeOf(cold);
  const curve = caseCurve(cold);
  const marks = marksOf(cold, range);
  return (
    <Stack gap={4} isWide>
      <Heading level={3} size="sm">
        {fill(words.title, { number, name: name.toLowerCase() })}
      </Heading>
      <ReadOut label={fill(words.hour, { number })} marks={marks} start={start}>
        {(probe) => (
          <Plot
            className={styles.plot}
            heights={[
              {
                at: heightOf(limit, range),
                text: fill(words.limit, { degrees: String(limit).replace('-', '−') }),
              },
            ]}
            columns={[0, 4, 8].map((hour) => ({
              at: percentOf(hour, NIGHT),
              text: clock(hour * 60),
            }))}
            strokes={
              <>
                <Stroke kind="area" fill="cold-soft" path={defrosts.map(bandOf).join('')} />
                <Stroke kind="area" fill="wait-soft" path={doors.map(bandOf).join('')} />
                <Stroke kind="dashed" fill="late" path={line(level(limit, range))} />
                <Stroke
                  kind="line"
                  fill={FILLS[outcome]}
                  path={line(
                    curve.map(({ hour, degrees }) => ({
                      x: percentOf(hour, NIGHT),
                      y: heightOf(degrees, range),
                    })),
                  )}
                />
              </>
            }
          >
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Text look="verdict">{note}</Text>
      <Terms
        width="7rem"
        terms={(['defrosts', 'doors', 'highest'] as const).map((key) => ({
          label: words[key],
          value: said[key],
        }))}
      />
    </Stack>
  );
}
