import { fill } from '../../../text/fillWords';
import { Axis } from '../../../ui/plot/Axis';
import { Bars } from '../../../ui/plot/Bars';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { middleOf } from '../../../ui/plot/scale';
import { Clauses } from '../../../ui/primitives/Clauses';
import { Fold } from '../../../ui/primitives/Fold';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { terms } from './schema';
import { availability, marksOf } from './uptime';
import * as styles from './Terms.module.css';

/** Minutes that a year lacked, and what else an account may count on. */
export function Terms(section: SectionProps<typeof terms>) {
  const { anchor, text, label, uptime, fold, rows } = section;
  const { percent, lost, months } = availability(uptime.from, uptime.minutes);
  const most = Math.max(...uptime.minutes);
  const title = fill(section.title, { percent, minutes: lost });
  return (
    <Section
      title={title}
      lead={text}
      anchor={anchor}
      size="md"
      head="split"
      isTight
      ground="sunken"
    >
      <Stack gap={5} isWide>
        <ReadOut label={label} marks={marksOf(uptime)} start={uptime.minutes.indexOf(most)}>
          {(probe) => (
            <div>
              <div className={styles.plot}>
                <Bars
                  bars={uptime.minutes.map((minutes) => ({
                    height: (minutes / most) * 100,
                    fill: 'late',
                  }))}
                />
                {probe}
              </div>
              <Axis
                isSparse
                ticks={months.map(({ name }, index) => ({
                  at: middleOf(index, months.length),
                  text: name,
                }))}
              />
            </div>
          )}
        </ReadOut>
        <Fold
          title={
            <Text as="span" look="name">
              {fold}
            </Text>
          }
        >
          <Clauses width="12rem" clauses={rows} />
        </Fold>
      </Stack>
    </Section>
  );
}
