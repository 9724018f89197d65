import { ActLine } from '../../../ui/primitives/ActLine';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { rolloutTroubles } from './schema';

/** What goes wrong, with how often it did, and what follows. */
export function RolloutTroubles(section: SectionProps<typeof rolloutTroubles>) {
  const { title, lead, anchor, columns, troubles, act } = section;
  const [first = '', often = '', then = ''] = columns;
  return (
    <Section {...{ title, lead, anchor }} head="split" size="md" ground="sunken" isTight>
      <DataTable
        caption={title}
        columns={[first, often, { name: then, isWhole: true }]}
        groups={[
          {
            rows: troubles.map((trouble) => ({
              key: trouble.what,
              head: trouble.what,
              cells: [trouble.often, <Prose key="then" html={trouble.then} />],
            })),
          },
        ]}
      />
      <ActLine {...act} />
    </Section>
  );
}
