import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Code } from '../../../ui/primitives/Code';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Terms } from '../../../ui/primitives/Terms';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { apiKeys } from './schema';

/** A first call with its key, and the rights that a key may have. */
export function Keys({ anchor, title, lead, action, code, rights }: SectionProps<typeof apiKeys>) {
  return (
    <Section
      {...{ anchor, title, lead }}
      head="side"
      size="md"
      isTight
      action={<ArrowLink href={action.href}>{action.text}</ArrowLink>}
    >
      <Stack gap={5} isWide>
        <Code text={code} />
        <Terms
          width="12rem"
          terms={rights.map(({ name, says }) => ({ label: name, value: says }))}
        />
      </Stack>
    </Section>
  );
}
