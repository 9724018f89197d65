import { DataTable } from '../../../ui/primitives/DataTable';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { saidExactly } from './schema';
import * as styles from './SaidExactly.module.css';

/** Column of what a figure counts, which stands next to it. */
const SAYS = 1;

export function SaidExactly(section: SectionProps<typeof saidExactly>) {
  const { title, lead, anchor, rows } = section;
  const columns = section.columns.map((name, index) => ({ name, isWhole: index === SAYS }));
  return (
    <Section
      title={title}
      lead={lead}
      anchor={anchor}
      head="side"
      size="md"
      className={styles.root}
    >
      <DataTable
        caption={title}
        columns={columns}
        groups={[
          {
            rows: rows.map(({ figure, says, origin, omits }) => ({
              key: says,
              head: (
                <Text as="span" look="figureLg">
                  {figure}
                </Text>
              ),
              cells: [says, origin, omits],
            })),
          },
        ]}
      />
    </Section>
  );
}
