import { DataTable } from '../../../ui/primitives/DataTable';
import { FamilyLabel } from '../../../ui/primitives/FamilyLabel';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { familyColumns } from './schema';

/** The first row says in larger type what each family is. */
export function FamilyColumns(section: SectionProps<typeof familyColumns>) {
  const { title, lead, anchor, families, rows } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <DataTable
        caption={title}
        columns={[
          '',
          ...families.map(({ family, name, href }) => ({
            name,
            head: (
              <span data-family={family}>
                <FamilyLabel href={href}>{name}</FamilyLabel>
              </span>
            ),
          })),
        ]}
        groups={[
          {
            rows: rows.map((row, index) => ({
              key: row.title,
              head: row.title,
              cells: index
                ? row.cells
                : row.cells.map((cell) => (
                    <Text key={cell} as="span" look="name">
                      {cell}
                    </Text>
                  )),
            })),
          },
        ]}
      />
    </Section>
  );
}
