import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { place } from '../../../../ui/plot/place';
import { Container } from '../../../../ui/primitives/Container';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { portfolioStreet } from './schema';
import { layOut, marksOf, noticed, startOf } from './street';
import words from './words.json';
import * as styles from './StreetLine.module.css';

/** Fewer buildings have no room for their name on a phone. */
const MANY = 15;

/** The buildings of all cities in one line over the width of the window; each says what it is. */
export function StreetLine({ cities, notices, scale }: SectionProps<typeof portfolioStreet>) {
  const streets = layOut(cities);
  const buildings = streets.flatMap((street) => street.buildings);
  const special = noticed(buildings, notices);
  return (
    <Container>
      <Stack gap={3} isWide>
        <ReadOut
          hasHint
          label={words.label}
          marks={marksOf(buildings, notices)}
          start={startOf(buildings, notices)}
        >
          {(probe) => (
            <div className={styles.root}>
              <div className={styles.street}>
                {buildings.map(({ x, w, h }, index) => (
                  <i
                    key={index}
                    className={styles.building}
                    data-fill={special.has(index) ? 'wait' : 'good'}
                    data-mark={index}
                    style={place({ x, w, h })}
                  />
                ))}
                {probe}
              </div>
              <div className={styles.cities}>
                {streets.map(({ name, count, x }) => (
                  <Text
                    key={name}
                    as="span"
                    look="tick"
                    className={`${styles.city} ${count < MANY ? styles.second : ''}`}
                  >
                    <span style={place({ x })}>{name}</span>
                  </Text>
                ))}
              </div>
            </div>
          )}
        </ReadOut>
        <Legend
          items={[
            { fill: 'good', text: words.buildings },
            { fill: 'wait', text: words.noticed },
          ]}
        />
        <Text look="source">{scale}</Text>
      </Stack>
    </Container>
  );
}
