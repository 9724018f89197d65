import { fill } from '../../../../text/fillWords';
import { Dot } from '../../../../ui/plot/Dot';
import { Marker } from '../../../../ui/plot/Marker';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { area, dots, heightOf, level, percentOf } from '../../../../ui/plot/scale';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import { storeHours } from '../../../../ui/product-ui/drawings/suction-cloud/storeHours';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { suctionBand } from './schema';
import { weatherMarks } from './weather';
import words from './words.json';
import * as styles from './Cloud.module.css';

/** Labels of an axis. */
const DEGREES = [50, 60, 70, 80, 90];

/** Suction pressure by outdoor temperature, a dot for each hour of each store. */
export function Cloud(section: SectionProps<typeof suctionBand>) {
  const { stores, fixed, limit, outdoor, pressure, start, caption } = section;
  const hours = storeHours(stores, { fixed, limit });
  const places = (isGivenBack: boolean) =>
    hours
      .filter((hour) => hour.isGivenBack === isGivenBack)
      .map((hour) => ({
        x: percentOf(hour.outdoor, outdoor),
        y: heightOf(hour.psig, pressure),
      }));
  return (
    <Container>
      <ReadOut hasHint label={words.label} marks={weatherMarks(hours, section)} start={start}>
        {(probe) => (
          <Plot
            isWide
            className={styles.plot}
            columns={DEGREES.map((degrees) => ({
              at: percentOf(degrees, outdoor),
              text: fill(words.degrees, { degrees }),
            }))}
            strokes={
              <>
                <Stroke
                  kind="area"
                  fill="expected"
                  path={area(level(limit, pressure), level(fixed, pressure))}
                />
                <Stroke kind="dots" path={dots(places(false))} />
              </>
            }
          >
            <Marker y={heightOf(limit, pressure)}>
              <span className={styles.limit}>{section.limitText}</span>
            </Marker>
            <Marker y={heightOf(fixed, pressure)} isDashed isBelow>
              <span className={styles.limit}>{section.fixedText}</span>
            </Marker>
            {places(true).map(({ x, y }) => (
              <Dot key={x} x={x} y={y} fill="late" />
            ))}
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Text look="source">{caption}</Text>
    </Container>
  );
}
