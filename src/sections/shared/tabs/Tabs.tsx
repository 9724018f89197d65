import { Drawing } from '../../../ui/product-ui/Drawing';
import { Split } from '../../../ui/primitives/Split';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Tabs as Views } from '../../../ui/primitives/Tabs';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { tabs as schema } from './schema';

/** Each view comes with its use case. */
export function Tabs({ title, lead, anchor, tabs }: SectionProps<typeof schema>) {
  const views = tabs.map((tab) => ({
    title: tab.title,
    children: (
      <Split ratio="4:8">
        <Prose html={tab.text} />
        <Drawing drawing={tab.drawing} />
      </Split>
    ),
  }));
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <Views label={title} tabs={views} />
    </Section>
  );
}
