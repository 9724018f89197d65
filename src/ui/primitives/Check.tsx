import type { InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './Check.module.css';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** Label; may contain links. */
  readonly children: ReactNode;
}

/** Check box with label. */
export function Check({ children, ...rest }: CheckProps) {
  return (
    <label className={styles.root}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
