import { fill } from '../../../text/fillWords';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { OneCall } from './OneCall';
import type { apiPaths } from './schema';
import words from './words.json';

/** Every call, by what it is about; a group opens to its calls. */
export function Paths({ anchor, title, text, rights, groups }: SectionProps<typeof apiPaths>) {
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <Section anchor={anchor} title={fill(title, { count })} size="md" isTight>
      <Stack gap={5} isWide>
        <Prose html={text} />
        <div>
          {groups.map(({ name, description, calls }) => (
            <Fold
              key={name}
              title={
                <span>
                  <Text as="span" look="name">
                    {description}
                  </Text>{' '}
                  <Text as="span" look="small" isSoft>
                    {calls.length === 1 ? words.one : fill(words.calls, { count: calls.length })}
                  </Text>
                </span>
              }
            >
              {calls.map((call) => (
                <OneCall
                  key={call.id}
                  call={call}
                  right={rights[call.right as keyof typeof rights] ?? ''}
                />
              ))}
            </Fold>
          ))}
        </div>
      </Stack>
    </Section>
  );
}
