import { fill } from '../../../text/fillWords';
import { Axis } from '../../../ui/plot/Axis';
import { Bars } from '../../../ui/plot/Bars';
import type { Fill } from '../../../ui/plot/fill';
import { Legend } from '../../../ui/plot/Legend';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Container } from '../../../ui/primitives/Container';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { AllWeeks } from './AllWeeks';
import { hoursOf } from './hours';
import type { sharedWeeks } from './schema';
import words from './words.json';
import * as styles from './Hours.module.css';

const OURS: Fill = 'good';
const YOURS: Fill = 'strong';

/** Bars of both sides on one axis, which lies between them; each week says what is done in it. */
export function Hours(section: SectionProps<typeof sharedWeeks>) {
  const { weeks, start, ourSide, yourSide, fineprint } = section;
  const { ours, yours, ticks, marks } = hoursOf(weeks);
  const bars = (heights: readonly number[], color: Fill) =>
    heights.map((height) => ({ height, fill: color }));
  return (
    <Container className={styles.root}>
      <Legend
        items={[
          { text: fill(ourSide, { hours: ours.sum }), fill: OURS },
          { text: fill(yourSide, { hours: yours.sum }), fill: YOURS },
        ]}
      />
      <ReadOut label={words.label} marks={marks} start={start - 1} hasHint>
        <div
          className={styles.plot}
          style={place({ ours: `${ours.share}`, yours: `${yours.share}` })}
        >
          <Bars bars={bars(ours.heights, OURS)} className={styles.ours} />
          <Axis ticks={ticks} isSparse />
          <Bars bars={bars(yours.heights, YOURS)} className={styles.yours} />
        </div>
      </ReadOut>
      <Text look="source">{fineprint}</Text>
      <AllWeeks {...section} />
    </Container>
  );
}
