import type { ReactNode } from 'react';
import { buttonClass } from './Button';
import * as styles from './ShowMore.module.css';

interface ShowMoreProps {
  /** How many follow. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/**
 * The rest of a list, in place; the focus goes to the first of it. It opens without scripts as well,
 * and on paper it is open.
 */
export const ShowMore = ({ label, children }: ShowMoreProps) => (
  <details
    className={styles.root}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) currentTarget.querySelector('a')?.focus();
    }}
  >
    <summary className={buttonClass({ variant: 'secondary' })}>{label}</summary>
    {children}
  </details>
);
