import { WordmarkRow } from '../../../ui/content/WordmarkRow';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Fold } from '../../../ui/primitives/Fold';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { openWishes } from './schema';

/** The wishes of customers, as a table that opens. */
export function OpenWishes(section: SectionProps<typeof openWishes>) {
  const { title, lead, anchor, open, columns, wishes } = section;
  return (
    <Section {...{ title, lead, anchor }} size="md" head="side" ground="sunken" isTight>
      <WordmarkRow columns={5} customers={wishes.map(({ customer }) => customer)} />
      <Fold
        title={
          <Text as="span" look="name">
            {open}
          </Text>
        }
      >
        <DataTable
          caption={title}
          columns={columns.map((name, index) => ({ name, isWhole: index === 1 }))}
          groups={[
            {
              rows: wishes.map(({ customer, wish, state }) => ({
                key: wish,
                head: customer.name,
                cells: [wish, state],
              })),
            },
          ]}
        />
      </Fold>
    </Section>
  );
}
