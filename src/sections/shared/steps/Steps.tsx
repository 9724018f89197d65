import { Section } from '../../../ui/primitives/Section';
import { StepsList } from '../../../ui/content/StepsList';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { steps } from './schema';

export function Steps({ title, lead, anchor, items }: SectionProps<typeof steps>) {
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="side">
      <StepsList steps={items} />
    </Section>
  );
}
