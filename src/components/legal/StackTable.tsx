import type { ReactNode } from 'react';
import * as styles from './StackTable.module.css';

export interface StackRow {
  readonly key: string;
  /** What the row is about, and what the table says of it, in the order of the columns. */
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface StackTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows, under a title of their own where there are several groups. */
  readonly groups: readonly { readonly title?: string; readonly rows: readonly StackRow[] }[];
}

/**
 * A table that turns each row into a block where its place is narrow, with the names of the columns
 * beside the values.
 */
export function StackTable({ caption, columns, groups }: StackTableProps) {
  const [first, ...others] = columns;
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {[first, ...others].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title ?? ''}>
            {title ? (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {title}
                </th>
              </tr>
            ) : null}
            {rows.map(({ key, head, cells }) => (
              <tr key={key} className={styles.row}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={others[index]} data-label={others[index]}>
                    {cell}
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
