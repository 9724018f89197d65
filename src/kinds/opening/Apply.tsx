import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { inWords } from '../../time/inWords';
import { ButtonLink } from '../../ui/primitives/Button';
import { Heading } from '../../ui/primitives/Heading';
import { Rows } from '../../ui/primitives/Rows';
import { Section } from '../../ui/primitives/Section';
import { Split } from '../../ui/primitives/Split';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';

interface ApplyProps {
  readonly title: string;
  readonly text: string;
  readonly subject: string;
  /** Last day. */
  readonly closes: string;
}

/** How to apply, in one screen: what to send, and a mail with its subject and its lines filled in. */
export function Apply({ title, text, subject, closes }: ApplyProps) {
  const mail = new URLSearchParams({ subject, body: copy.body }).toString().replaceAll('+', '%20');
  return (
    <Section title={title} anchor="apply" head="own" ground="tint" isTight>
      <Split ratio="6:6">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text look="lead">{text}</Text>
        </Stack>
        <Stack gap={4} isWide>
          <Rows as="ol">
            {copy.send.map((line) => (
              <Text key={line} as="li" look="label">
                {line}
              </Text>
            ))}
          </Rows>
          <ButtonLink href={`mailto:${copy.address}?${mail}`} isBlock>
            {copy.mail}
          </ButtonLink>
          <Text look="small">
            {fill(copy.mailOf, {
              address: copy.address,
              date: inWords(closes),
            })}
          </Text>
          <Text look="source">{copy.answer}</Text>
        </Stack>
      </Split>
    </Section>
  );
}
