import { Section } from '../../../ui/primitives/Section';
import { FiguresList } from '../../../ui/results/FiguresList';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { figures } from './schema';

export function Figures({ title, anchor, items }: SectionProps<typeof figures>) {
  return (
    <Section title={title} anchor={anchor} head="hidden">
      <FiguresList figures={items} />
    </Section>
  );
}
