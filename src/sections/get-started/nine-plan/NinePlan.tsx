import { useKeptChoice } from '../../../browser/useKeptChoice';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { ninePlan } from './schema';
import * as styles from './NinePlan.module.css';

const ROWS = 'have';
const COLUMNS = 'people';

const asChoice = (name: string) => ({ key: name, content: name });

/** Two sets of radio buttons; CSS marks the cell where both meet. */
export function NinePlan(section: SectionProps<typeof ninePlan>) {
  const { anchor, title, lead, rowNames, columnNames, rooms, note } = section;
  const { form, keep } = useKeptChoice();
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <form ref={form} onChange={keep} className={styles.root}>
        <div className={styles.questions}>
          <ChoiceRow
            legend={section.rowsLegend}
            name={ROWS}
            choices={rowNames.map(asChoice)}
            first={1}
            className={styles.rows}
          />
          <ChoiceRow
            legend={section.columnsLegend}
            name={COLUMNS}
            choices={columnNames.map(asChoice)}
            first={1}
            className={styles.columns}
          />
        </div>
        <table className={styles.plan}>
          <thead>
            <tr>
              <td />
              {columnNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowNames.map((row, at) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {rooms.slice(at * 3, at * 3 + 3).map(({ way, why, link, href }, column) => (
                  <td key={column} className={styles.room}>
                    <span className={styles.inside}>
                      <span className={styles.of} aria-hidden="true">
                        {row}, {columnNames[column]}
                      </span>
                      <b className={styles.way}>{way}</b>
                      <span>{why}</span>
                      <SiteLink href={href}>{link}</SiteLink>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </form>
      <Note html={note} />
    </Section>
  );
}
