import { fill } from '../../../text/fillWords';
import { Track } from '../../../ui/plot/Track';
import { ActLine } from '../../../ui/primitives/ActLine';
import { Prose } from '../../../ui/primitives/Prose';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { rolloutTroubles } from './schema';
import words from './words.json';

/** What goes wrong, how often it did as a bar of all that were counted, and what follows. */
export function RolloutTroubles(section: SectionProps<typeof rolloutTroubles>) {
  const { title, lead, anchor, of, troubles, act } = section;
  return (
    <Section {...{ title, lead, anchor }} head="split" size="md" ground="sunken" isTight>
      <Rows columns="3fr 4fr 5fr">
        {troubles.map(({ what, often, then }) => (
          <li key={what}>
            <Text as="b" look="name">
              {what}
            </Text>
            <Track
              isHigh
              value={often}
              of={of}
              fill="strong"
              label={fill(words.often, { often, of })}
            />
            <Prose html={then} />
          </li>
        ))}
      </Rows>
      <ActLine {...act} />
    </Section>
  );
}
