import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import { ChoiceBar } from '../../../ui/primitives/ChoiceBar';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { minutesRule } from './schema';
import words from './words.json';

/** Minutes on a ladder, to scale; the chosen step says what is done in them. */
export function MinutesRule(section: SectionProps<typeof minutesRule>) {
  const { title, lead, anchor, steps, start, spare } = section;
  const sizes = steps.map(({ minutes }) => `minmax(min-content, ${minutes}fr)`).join(' ');
  return (
    <Section {...{ title, lead, anchor }} size="md" head="split" ground="wash" isTight>
      <div data-choices="" style={place({ sizes })}>
        <Stack gap={4} isWide>
          <ChoiceBar
            legend={words.steps}
            isLegendHidden
            first={start}
            choices={steps.map(({ minutes, title: name }) => ({
              key: name,
              content: (
                <>
                  <Text as="span" look="figureSm">
                    {minutes}
                  </Text>
                  <span className="visuallyHidden"> {name}</span>
                </>
              ),
            }))}
          />
          <div>
            {steps.map(({ minutes, title: name, by, text }, index) => (
              <div key={name} data-choice={index + 1}>
                <Heading level={3} size="xs">
                  {fill(words.step, { title: name, minutes, by })}
                </Heading>
                <Text>{text}</Text>
              </div>
            ))}
          </div>
          <Text look="source">{spare}</Text>
        </Stack>
      </div>
    </Section>
  );
}
