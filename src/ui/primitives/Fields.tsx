import type { ReactNode } from 'react';
import * as styles from './Fields.module.css';

/** The fields of a form in their order. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);
