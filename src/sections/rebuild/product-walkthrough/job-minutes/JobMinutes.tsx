import { fill } from '../../../../text/fillWords';
import { Axis } from '../../../../ui/plot/Axis';
import { Band } from '../../../../ui/plot/Band';
import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { partsOf } from './parts';
import type { jobMinutes } from './schema';
import words from './words.json';
import * as styles from './JobMinutes.module.css';

/** Parts with room for their minutes, in percent. */
const WIDE = 15;

/** A bar of minutes, of which each part says what happened in it; below it what nobody had to do. */
export function JobMinutes(section: SectionProps<typeof jobMinutes>) {
  const { anchor, title, lead, from, parts, start, sparedTitle, sparedLead, spared } = section;
  const { placed, ticks } = partsOf(parts, from);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" isTight>
      <Stack gap={3} isWide>
        <Legend items={parts.map((part) => ({ fill: part.fill, text: fill(words.key, part) }))} />
        <ReadOut
          label={words.label}
          marks={placed.map(({ mark }) => mark)}
          start={start - 1}
          hasHint
        >
          {(probe) => (
            <div>
              <div className={styles.bar}>
                {placed.map((part, index) => (
                  <Band key={part.name} from={part.from} to={part.to} fill={part.fill} mark={index}>
                    {part.to - part.from > WIDE
                      ? fill(words.minutes, { minutes: part.minutes })
                      : null}
                  </Band>
                ))}
                {probe}
              </div>
              <Axis ticks={ticks} />
            </div>
          )}
        </ReadOut>
      </Stack>
      <Split ratio="4:8" className={styles.spared}>
        <Stack gap={3}>
          <Heading level={2} size="md">
            {sparedTitle}
          </Heading>
          <Text isSoft>{sparedLead}</Text>
        </Stack>
        <Rows columns="1fr 1fr">
          {spared.map((one) => (
            <li key={one.title}>
              <Text as="h3" look="name">
                {one.title}
              </Text>
              <Text isSoft>{one.text}</Text>
            </li>
          ))}
        </Rows>
      </Split>
    </Section>
  );
}
