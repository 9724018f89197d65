import { fill } from '../../../../text/fillWords';
import { Dot } from '../../../../ui/plot/Dot';
import { Marker } from '../../../../ui/plot/Marker';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { place } from '../../../../ui/plot/place';
import { area, heightOf, level, line } from '../../../../ui/plot/scale';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { leakLine } from './schema';
import { stairsOf } from './stairsOf';
import words from './words.json';
import * as styles from './Stairs.module.css';

/** The rate over the width of the window, the days allowed for the repair, and what happened on them. */
export function Stairs(section: SectionProps<typeof leakLine>) {
  const { threshold, highest, days, moments, start, caption } = section;
  const { rates, over, allowed, peak, end, months, marks } = stairsOf(section);
  const range = { from: 0, to: highest };
  return (
    <Container>
      <ReadOut hasHint label={words.label} marks={marks} start={start}>
        {(probe) => (
          <Plot
            isWide
            className={styles.plot}
            columns={months}
            strokes={
              <>
                <Stroke kind="area" fill="expected" path={`${line(rates)}V1000H0Z`} />
                <Stroke kind="area" fill="late-soft" path={area(...allowed)} />
                <Stroke kind="area" fill="late" path={area(over, level(threshold.rate, range))} />
                <Stroke kind="line" path={line(rates)} />
              </>
            }
          >
            <Marker y={heightOf(threshold.rate, range)} fill="late" isDashed>
              <span className={styles.limit}>{threshold.text}</span>
            </Marker>
            <Text as="b" look="figureLg" className={styles.peak}>
              <span style={place(peak)}>{peak.rate}</span>
            </Text>
            <Text as="b" look="figureLg" className={styles.end}>
              <span style={place(end)}>{end.rate}</span>
            </Text>
            <Text as="span" look="tick" className={styles.days}>
              <span style={place({ x: peak.x })}>{fill(words.days, { days })}</span>
            </Text>
            {moments.map(({ date, dot }, index) =>
              dot ? (
                <Dot
                  key={date}
                  x={marks[index]?.at ?? 0}
                  y={marks[index]?.y}
                  fill={dot}
                  look="ring"
                />
              ) : null,
            )}
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Text look="source">{caption}</Text>
    </Container>
  );
}
