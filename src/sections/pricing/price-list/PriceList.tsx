import { useStore } from '../../../browser/useStore';
import copy from '../words.json';
import { price } from '../state.ts';
import { Prose } from '../../../ui/primitives/Prose';
import { Scroll } from '../../../ui/primitives/Scroll';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { QuoteBy } from '../../../ui/content/QuoteBy';
import { PriceTable } from './PriceTable';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { priceList } from './schema';

export function PriceList(section: SectionProps<typeof priceList>) {
  const { title, text, anchor, staffHead, buildingHead, quote, person, note } = section;
  const { inputs } = useStore(price);
  return (
    <Section
      title={title}
      anchor={anchor}
      head="side"
      size="md"
      ground="sunken"
      isTight
      action={
        <Stack gap={6}>
          <Prose html={text} />
          <figure>
            <Text as="blockquote" look="quote">
              “{quote}”
            </Text>
            <QuoteBy person={person} />
          </figure>
        </Stack>
      }
    >
      <Scroll label={copy.listed}>
        <PriceTable inputs={inputs} heads={{ staff: staffHead, buildings: buildingHead }} />
      </Scroll>
      <Note html={note} />
    </Section>
  );
}
