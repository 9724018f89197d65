import type { InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './Check.module.css';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** What is agreed to or chosen; links may stand in it. */
  readonly children: ReactNode;
}

/** A box to check, with its words. */
export function Check({ children, ...rest }: CheckProps) {
  return (
    <label className={styles.root}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
