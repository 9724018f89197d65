import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Clauses } from '../../../ui/primitives/Clauses';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { orderSheet } from './schema';

/** Terms of an order: what is asked first, the rest and the documents on request. */
export function OrderSheet(section: SectionProps<typeof orderSheet>) {
  const { title, text, anchor, clauses, shown, more, documentsTitle, documents } = section;
  const line = (words: string) => (
    <Text as="span" look="label">
      {words}
    </Text>
  );
  return (
    <Section
      title={title}
      anchor={anchor}
      head="side"
      size="md"
      isTight
      action={<Prose html={text} />}
    >
      <Clauses width="8.5rem" clauses={clauses.slice(0, shown)} />
      <Fold title={line(more)}>
        <Clauses width="8.5rem" clauses={clauses.slice(shown)} />
      </Fold>
      <Fold title={line(documentsTitle)}>
        <Stack gap={3}>
          {documents.map(({ name, note, href }) => (
            <div key={name}>
              <ArrowLink href={href}>{name}</ArrowLink>
              <Text look="small" isSoft>
                {note}
              </Text>
            </div>
          ))}
        </Stack>
      </Fold>
    </Section>
  );
}
