import { fill } from '../../../text/fillWords';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Code } from '../../../ui/primitives/Code';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { byRecord } from './byRecord';
import type { apiEvents } from './schema';
import words from './words.json';

/** The newest events, all of them by record, and a signature in three languages. */
export function EventList(section: SectionProps<typeof apiEvents>) {
  const { anchor, newest, signature, says, samples, events } = section;
  const count = events.length;
  return (
    <Section anchor={anchor} title={fill(section.title, { count })} size="md" isTight>
      <Split ratio="5:7">
        <Stack gap={4} isWide>
          <Heading level={3} size="xs">
            {newest}
          </Heading>
          <Rows>
            {events
              .filter(({ since }) => since)
              .map(({ name, summary, since = '' }) => (
                <Text key={name} as="li" look="small">
                  <code>{name}</code> {fill(words.since, { summary, since })}
                </Text>
              ))}
          </Rows>
          <Fold
            title={
              <Text as="span" look="name">
                {fill(words.all, { count })}
              </Text>
            }
          >
            <Rows as="dl" columns="6rem 1fr">
              {byRecord(events).map(({ record, events: own }) => (
                <div key={record}>
                  <Text as="dt" look="small" isSoft>
                    {record}
                  </Text>
                  <Text as="dd" look="small">
                    {own.map(({ name, summary }) => (
                      <span key={name}>
                        <code>{name}</code> {summary}
                        <br />
                      </span>
                    ))}
                  </Text>
                </div>
              ))}
            </Rows>
          </Fold>
        </Stack>
        <div data-choices="">
          <Stack gap={4} isWide>
            <Heading level={3} size="xs">
              {signature}
            </Heading>
            <Text look="small">{says}</Text>
            <ChoiceRow
              legend={words.language}
              isLegendHidden
              isShort
              choices={samples.map(({ language }) => ({ key: language, content: language }))}
            />
            {samples.map(({ language, code }, index) => (
              <div key={language} data-choice={index + 1}>
                <Code text={code} />
              </div>
            ))}
          </Stack>
        </div>
      </Split>
    </Section>
  );
}
