import { Opening } from '../../../../ui/hero/Opening';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { DayPlot } from '../DayPlot';
import { marksOf } from '../readings';
import { settingsOf } from '../walls';
import words from '../words.json';
import type { twoWalls } from './schema';
import * as styles from './TwoWalls.module.css';

/** Opening whose drawing is the page in one picture: it moves, and the walls are yours. */
export function TwoWalls(section: SectionProps<typeof twoWalls>) {
  const { day, start, caption } = section;
  const settings = settingsOf(day, day);
  const drawing = (
    <Container>
      <ReadOut hasHint label={words.label} marks={marksOf(day, settings)} start={start}>
        {(probe) => (
          <DayPlot isWide className={styles.plot} walls={day} {...{ day, settings }}>
            {probe}
          </DayPlot>
        )}
      </ReadOut>
      <Text look="source">{caption}</Text>
    </Container>
  );
  return <Opening opening={section} drawing={drawing} />;
}
