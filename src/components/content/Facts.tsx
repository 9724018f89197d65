import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Terms and what they are, side by side. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
