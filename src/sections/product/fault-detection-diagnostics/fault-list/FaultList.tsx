import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Tabs } from '../../../../ui/primitives/Tabs';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Faults } from './Faults';
import { KeptBack } from './KeptBack';
import type { faultList } from './schema';
import words from './words.json';

/** A week’s signals as the engineer has them: the few that became jobs, and the many that did not. */
export function FaultList(section: SectionProps<typeof faultList>) {
  const { title, lead, anchor, price, jobs, kept, act } = section;
  const keptCount = kept.reduce((sum, { count }) => sum + count, 0);
  return (
    <PanelSection {...{ title, lead, anchor, act }}>
      <Tabs
        label={words.tabs}
        tabs={[
          {
            title: fill(words.jobs, { count: jobs.length }),
            children: <Faults jobs={jobs} price={price} />,
          },
          {
            title: fill(words.kept, { count: formatCount(keptCount) }),
            children: <KeptBack kept={kept} />,
          },
        ]}
      />
    </PanelSection>
  );
}
