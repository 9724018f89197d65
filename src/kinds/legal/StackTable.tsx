/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
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
 * beside the values; the roles keep it a table there. Beside the plain words there is less room than
 * the tables of styles/tables.css need, so its text is smaller and it holds out longer.
 */
export function StackTable({ caption, columns, groups }: StackTableProps) {
  const [, ...others] = columns;
  return (
    <div className={styles.root}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title ?? ''}>
            {title ? (
              <tr role="row" className={styles.group}>
                <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                  {title}
                </th>
              </tr>
            ) : null}
            {rows.map(({ key, head, cells }) => (
              <tr key={key} role="row" className={styles.row}>
                <th role="rowheader" scope="row">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={others[index]} role="cell" data-label={others[index]}>
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
