import type { ReactNode } from 'react';
import * as styles from './Fields.module.css';

interface FieldsProps {
  /** `row` sets two fields that belong together beside one another, from 640 px on. */
  readonly layout?: 'column' | 'row';
  /** Closer together, in a panel. */
  readonly isTight?: boolean;
  readonly children: ReactNode;
}

/** The fields of a form in their order. */
export function Fields({ layout = 'column', isTight = false, children }: FieldsProps) {
  const classes = [styles.root, isTight ? styles.tight : '', layout === 'row' ? styles.row : ''];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
