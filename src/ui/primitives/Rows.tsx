import type { CSSProperties, ReactNode } from 'react';
import * as styles from './Rows.module.css';

interface RowsProps {
  readonly as?: 'ul' | 'ol' | 'dl' | 'div';
  /** Columns of each row from 640 px on, as in CSS; below each other on phones. */
  readonly columns?: string;
  /** Two rows side by side from 1000 px on. */
  readonly isPaired?: boolean;
  readonly className?: string | undefined;
  /** Each child is a row: `li`, or a `div` with its `dt` and `dd`. */
  readonly children: ReactNode;
}

/** List with a hairline above each row. */
export function Rows({
  as: Tag = 'ul',
  columns,
  isPaired = false,
  className,
  children,
}: RowsProps) {
  const classes = [
    styles.root,
    columns ? styles.columns : '',
    isPaired ? styles.paired : '',
    className,
  ];
  return (
    <Tag
      className={classes.filter(Boolean).join(' ')}
      style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
    >
      {children}
    </Tag>
  );
}
