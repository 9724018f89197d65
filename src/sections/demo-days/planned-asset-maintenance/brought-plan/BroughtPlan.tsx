import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { broughtPlan } from './schema';

/** Plans that visitors brought; what levels them is loaded when it comes into view. */
export function BroughtPlan(section: SectionProps<typeof broughtPlan>) {
  const { title, lead, anchor, from, to, person, does, plans, act } = section;
  return (
    <PanelSection {...{ title, lead, anchor, act }}>
      <Drawn {...{ from, to, person, does, plans }} />
    </PanelSection>
  );
}
