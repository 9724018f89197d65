import { ActLine } from '../../../ui/primitives/ActLine';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { agenda } from './schema';
import * as styles from './Agenda.module.css';

/** Minutes of a demo: choose a stop and see the screen that will be shown. */
export function Agenda(section: SectionProps<typeof agenda>) {
  const { anchor, look, title, start, minutes, stops, note, act } = section;
  return (
    <Section {...{ title, anchor }} size="md" isTight>
      <Drawn {...{ look, start, minutes, stops }} wrapper={{ className: styles.stops }} />
      {note ? <Text look="source">{note}</Text> : null}
      <ActLine {...act} />
    </Section>
  );
}
