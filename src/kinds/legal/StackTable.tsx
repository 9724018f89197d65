/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import type { ReactNode } from 'react';
import * as styles from './StackTable.module.css';

export interface StackRow {
  readonly key: string;
  /** Row header, and values in column order. */
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface StackTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Groups of rows, with titles if there are several. */
  readonly groups: readonly { readonly title?: string; readonly rows: readonly StackRow[] }[];
}

/**
 * Table whose rows become blocks where narrow, with column names beside the values; ARIA roles keep
 * it a table. Its text is smaller than in styles/tables.css, so it stacks later: it has less room
 * beside the plain version.
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
