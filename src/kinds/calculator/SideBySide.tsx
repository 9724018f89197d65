import { place } from '../../ui/plot/place';
import { Text } from '../../ui/primitives/Text';
import { Scroll } from '../../ui/primitives/Scroll';
import * as styles from './SideBySide.module.css';

export interface SideColumn {
  readonly title: string;
  readonly note?: string;
}

export interface SideRow {
  readonly label: string;
  readonly cells: readonly string[];
  /** Values of the bars below them, on one scale. */
  readonly bars?: readonly number[];
}

interface SideBySideProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly SideColumn[];
  readonly rows: readonly SideRow[];
  /** Note on the whole table. */
  readonly note: string;
}

/** Results side by side, as figures and bars. */
export function SideBySide({ label, columns, rows, note: remark }: SideBySideProps) {
  return (
    <div className={styles.frame}>
      <Scroll label={label}>
        <table className={styles.root} style={place({ columns: String(columns.length) })}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {columns.map(({ title, note }) => (
                <th key={title} scope="col" className={styles.column}>
                  <Text as="span" look="label">
                    {title}
                  </Text>
                  {note ? (
                    <Text as="span" look="source" className={styles.note}>
                      {note}
                    </Text>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label: name, cells, bars }) => (
              <tr key={name} className={styles.row}>
                <th scope="row" className={styles.name}>
                  <Text as="span" look="source">
                    {name}
                  </Text>
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.title} className={styles.cell}>
                    <Text as="span" look="name">
                      {cell}
                    </Text>
                    {bars ? <Bar value={bars[index] ?? 0} longest={Math.max(...bars)} /> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Text look="source">{remark}</Text>
    </div>
  );
}

function Bar({ value, longest }: { readonly value: number; readonly longest: number }) {
  const length = longest > 0 ? Math.round((value / longest) * 1000) : 0;
  return (
    <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden className={styles.bar}>
      <path d={`M0 0H${length}V10H0Z`} />
    </svg>
  );
}
