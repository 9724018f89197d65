/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import type { ReactNode } from 'react';
import '../../styles/tables.css';
import { Text } from './Text';
import * as styles from './DataTable.module.css';

export interface DataColumn {
  /** Its head; where rows are stacked it stands before each value. */
  readonly name: string;
  /** What the head shows, if it is more than the name. */
  readonly head?: ReactNode;
  /** Figures, which end together. */
  readonly isFigures?: boolean;
  /** Sentences: where rows are stacked they take the whole line, without the name. */
  readonly isWhole?: boolean;
  /** Short: where rows are stacked two of them stand beside each other, each below its name. */
  readonly isHalf?: boolean;
}

export interface DataRow {
  readonly key: string;
  /** Head of the row, and its values in the order of the columns. */
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  /** The first one is that of the row heads; its name may be empty. */
  readonly columns: readonly (string | DataColumn)[];
  /** Groups of rows, with titles if there are several. */
  readonly groups: readonly { readonly title?: string; readonly rows: readonly DataRow[] }[];
  /** `ours` tints the last column. */
  readonly look?: 'plain' | 'ours';
  readonly className?: string | undefined;
}

const looks = { plain: '', ours: styles.ours };

/**
 * Table whose rows stack where it is narrow, with the names of the columns before the values
 * (styles/tables.css), unless there are two columns only; its roles keep it a table.
 */
export function DataTable(props: DataTableProps) {
  const { caption, isCaptionShown = false, groups, look = 'plain', className } = props;
  const columns = props.columns.map((column): DataColumn =>
    typeof column === 'string' ? { name: column } : column,
  );
  const [, ...others] = columns;
  const classOf = (column?: DataColumn) =>
    (column?.isFigures && styles.figures) ||
    (column?.isWhole && styles.whole) ||
    (column?.isHalf && styles.half) ||
    undefined;
  const classes = [styles.table, looks[look], columns.length === 2 && styles.two]
    .filter(Boolean)
    .join(' ');
  const table = (
    <table role="table" className={classes}>
      <caption className={isCaptionShown ? styles.caption : 'visuallyHidden'}>{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map((column) => {
            const { name, head = name } = column;
            const words = (
              <Text as="span" look="label">
                {head}
              </Text>
            );
            if (!name) return <td key="corner" role="cell" />;
            return (
              <th key={name} role="columnheader" scope="col" className={classOf(column)}>
                {words}
              </th>
            );
          })}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title ?? ''}>
          {title ? (
            <tr role="row" className={styles.title}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                <Text as="span" look="label">
                  {title}
                </Text>
              </th>
            </tr>
          ) : null}
          {rows.map(({ key, head, cells }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                <Text as="span" look="label">
                  {head}
                </Text>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={others[index]?.name}
                  role="cell"
                  data-label={others[index]?.name}
                  className={classOf(others[index])}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  return (
    <Text as="div" look="small" className={className ? `stacking ${className}` : 'stacking'}>
      {table}
    </Text>
  );
}
