/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a table, not of a grid */
import '../../../styles/tables.css';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { earnOwe } from './schema';
import * as styles from './EarnOweTable.module.css';

type EarnOweParts = SectionProps<typeof earnOwe>;

interface EarnOweTableProps {
  readonly name: string;
  readonly kinds: EarnOweParts['kinds'];
  readonly groups: EarnOweParts['groups'];
}

/** Table whose rows stack on small screens; ARIA roles keep it a table. */
export function EarnOweTable({ name, kinds, groups }: EarnOweTableProps) {
  return (
    <div className="stacking">
      <table role="table" className={styles.root}>
        <caption className="visuallyHidden">{name}</caption>
        <thead>
          <tr role="row">
            <td role="cell" />
            {kinds.map((kind) => (
              <th key={kind.name} role="columnheader" scope="col" className={styles.kind}>
                {kind.name}
                <span className={styles.who}>{kind.who}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, name: group, side, terms }) => (
          <tbody key={id} id={id} data-side={side} className={styles.group}>
            <tr role="row">
              <th role="rowheader" scope="rowgroup" colSpan={4} className={styles.side}>
                {group}
              </th>
            </tr>
            {terms.map(({ term, cells }) => (
              <tr key={term} role="row">
                <th role="rowheader" scope="row" className={styles.name}>
                  {term}
                </th>
                {cells.map(({ figure, says }, index) => (
                  <td
                    key={kinds[index]?.name}
                    role="cell"
                    data-label={kinds[index]?.name}
                    className={styles.cell}
                  >
                    <span>
                      {figure ? <b className={styles.figure}>{figure}</b> : null} {says}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
