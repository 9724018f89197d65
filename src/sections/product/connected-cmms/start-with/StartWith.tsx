import copy from './words.json';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { Stack } from '../../../../ui/primitives/Stack';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { startWith } from './schema';
import * as styles from './StartWith.module.css';

const listed = (names: readonly string[]): string => names.join(', ');

/** Radio buttons choose the problem; CSS shows the modules that answer it. */
export function StartWith(section: SectionProps<typeof startWith>) {
  const { title, anchor, legend, parts, pains } = section;
  const problems = pains.map(({ name }) => ({ key: name, content: name }));
  return (
    <div data-choices="">
      <Section
        {...{ title, anchor }}
        size="md"
        isTight
        head="side"
        ground="sunken"
        action={
          <ChoiceRow
            legend={legend}
            isLegendHidden
            look="list"
            choices={problems}
            first={1}
            className={styles.choice}
          />
        }
      >
        {pains.map(({ name, now, next, verdict, story }, index) => (
          <div key={name} data-choice={index + 1}>
            <Stack gap={3} isWide>
              <Heading level={3} size="xs">
                {verdict}
              </Heading>
              <Text isSoft>{story}</Text>
              <Terms
                width="6rem"
                terms={[
                  { label: copy.now, value: listed(now) },
                  { label: copy.next, value: listed(next) },
                  {
                    label: copy.rest,
                    value: listed(parts.filter((part) => ![...now, ...next].includes(part))),
                  },
                ]}
              />
            </Stack>
          </div>
        ))}
      </Section>
    </div>
  );
}
