import { fill } from '../../../../text/fillWords';
import { Marker } from '../../../../ui/plot/Marker';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { area, curve, heightOf, level, line } from '../../../../ui/plot/scale';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { inches, PRESSURE, readingsOf } from './marks';
import type { surveyRecord } from './schema';
import words from './words.json';
import * as styles from './PressureDay.module.css';

type PressureDayProps = NonNullable<SectionProps<typeof surveyRecord>['questions'][number]['day']>;

/** A day of pressure against its limit; the highest reading is read first. */
export function PressureDay({ readings, limit }: PressureDayProps) {
  const over = readings.map((reading) => Math.max(reading, limit));
  return (
    <ReadOut
      hasHint
      label={words.readings}
      marks={readingsOf(readings, limit)}
      start={readings.indexOf(Math.max(...readings))}
    >
      {(probe) => (
        <Plot
          className={styles.plot}
          columns={words.hours.map((text, index) => ({ at: index * 25, text }))}
          strokes={
            <>
              <Stroke
                kind="area"
                fill="late"
                path={area(curve(over, PRESSURE), level(limit, PRESSURE))}
              />
              <Stroke kind="line" path={line(curve(readings, PRESSURE))} />
            </>
          }
        >
          <Marker y={heightOf(limit, PRESSURE)} fill="late" isDashed isBelow>
            {fill(words.limit, { inches: inches(limit) })}
          </Marker>
          {probe}
        </Plot>
      )}
    </ReadOut>
  );
}
