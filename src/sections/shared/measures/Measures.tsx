import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { MeasuresRows } from '../../../ui/results/MeasuresRows';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { measures } from './schema';

export function Measures({ title, anchor, rows, note }: SectionProps<typeof measures>) {
  return (
    <Section title={title} anchor={anchor}>
      <MeasuresRows rows={rows} />
      <Note html={note} />
    </Section>
  );
}
