import { ChoiceLine } from '../../../ui/primitives/ChoiceLine';
import { Said } from '../../../ui/primitives/Said';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { signalPath } from './schema';
import copy from './words.json';

/** Stops on a line, each with its time; the chosen one says what happens there. */
export function SignalPath({ title, anchor, text, stops, first }: SectionProps<typeof signalPath>) {
  return (
    <Section
      title={title}
      anchor={anchor}
      size="md"
      head="split"
      ground="ink"
      isTight
      action={<Said html={text} />}
    >
      <div data-choices>
        <Stack gap={5} isWide>
          <ChoiceLine
            legend={copy.choose}
            isLegendHidden
            first={first - 1}
            choices={stops.map(({ name, when }) => ({
              key: name,
              content: (
                <>
                  <Text as="time" look="tick">
                    {when}
                  </Text>
                  <br />
                  <Text as="span" look="name">
                    {name}
                  </Text>
                </>
              ),
            }))}
          />
          {stops.map(({ name, text: what, how, owner }, index) => (
            <div key={name} data-choice={index + 1}>
              <Text>{what}</Text>
              <Text look="small" isSoft>
                {[owner, how].filter(Boolean).join(' · ')}
              </Text>
            </div>
          ))}
        </Stack>
      </div>
    </Section>
  );
}
