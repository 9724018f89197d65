import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import { ChoiceCards } from '../../../../ui/primitives/ChoiceCards';
import { Section } from '../../../../ui/primitives/Section';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { threeDoors } from './schema';
import words from './words.json';
import * as styles from './ThreeDoors.module.css';

const PUMP =
  'M4 56h112M14 56v-10h36v10M32 46a15 15 0 1 1 .1 0M32 31h16l8-8V4M62 22h38v24h-38zM70 22v24M78 22v24M86 22v24M100 34h16M60 56v-8h42v8';

/** 120 by 60. */
const CONTENTS = {
  pump: PUMP,
  leak: PUMP,
  shelves:
    'M8 56V12M112 56V12M8 26h104M8 44h104M16 26v-9h14v9M34 26v-12h10v12M58 26v-8h18v8M20 44v-10h20v10M56 44v-12h12v12M74 44v-7h22v7',
};

/** Shafts under one ground line, as deep as the basements are; the chosen one shows what is in it. */
export function ThreeDoors(section: SectionProps<typeof threeDoors>) {
  const { title, anchor, lead, legend, doors } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="side" ground="ink" isTight>
      <div data-choices="">
        <Stack gap={4} isWide>
          <ChoiceCards
            legend={legend}
            isLegendHidden
            className={styles.doors}
            choices={doors.map(({ house, below, meters, holds }) => ({
              key: house,
              content: (
                <Text look="name" as="b">
                  {house}
                </Text>
              ),
              note: fill(words.depth, { below, meters }),
              end: (
                <span className={styles.shaft} style={place({ depth: String(meters) })}>
                  <svg viewBox="0 0 120 60" data-holds={holds}>
                    <path d={CONTENTS[holds]} />
                    {holds === 'leak' ? <path className={styles.water} d="M-8 60h136" /> : null}
                  </svg>
                </span>
              ),
            }))}
          />
          <Text look="source">{words.scale}</Text>
          {doors.map(({ house, verdict, story }, index) => (
            <div key={house} data-choice={index + 1} className={styles.says}>
              <Text>
                <b>{verdict}.</b> {story}
              </Text>
            </div>
          ))}
        </Stack>
      </div>
    </Section>
  );
}
