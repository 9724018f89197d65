/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { saidExactly } from './schema';
import * as styles from './SaidExactly.module.css';

/** Table whose rows stack on small screens; ARIA roles keep it a table. */
export function SaidExactly(section: SectionProps<typeof saidExactly>) {
  const { title, lead, anchor, columns, rows } = section;
  return (
    <Section
      title={title}
      lead={lead}
      anchor={anchor}
      head="side"
      size="md"
      className={styles.root}
    >
      <div className="stacking">
        <table role="table">
          <thead>
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col" className={styles.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ figure, says, origin, omits }) => (
              <tr key={says} role="row">
                <th role="rowheader" scope="row" className={styles.figure}>
                  {figure}
                </th>
                {[says, origin, omits].map((words, index) => (
                  <td
                    key={words}
                    role="cell"
                    data-label={columns[index + 1]}
                    className={index === 0 ? styles.says : styles.cell}
                  >
                    {words}
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
