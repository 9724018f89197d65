/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import { FamilyLabel } from '../../../ui/primitives/FamilyLabel';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { familyColumns } from './schema';
import * as styles from './FamilyColumns.module.css';

export function FamilyColumns(section: SectionProps<typeof familyColumns>) {
  const { title, lead, anchor, families, rows } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <div className="stacking">
        <table role="table" className={styles.root}>
          <thead>
            <tr role="row">
              <td role="cell" className={styles.name} />
              {families.map(({ family, name, href }) => (
                <th
                  key={family}
                  role="columnheader"
                  scope="col"
                  data-family={family}
                  className={styles.name}
                >
                  <FamilyLabel href={href}>{name}</FamilyLabel>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title} role="row">
                <th role="rowheader" scope="row" className={styles.about}>
                  {row.title}
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={families[index]?.name}
                    role="cell"
                    data-label={families[index]?.name}
                    className={styles.cell}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
