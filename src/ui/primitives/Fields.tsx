import type { ReactNode } from 'react';
import * as styles from './Fields.module.css';

/** Fields of a form. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);
