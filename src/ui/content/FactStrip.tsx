import type { ReactNode } from 'react';
import * as styles from './FactStrip.module.css';

interface FactStripProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Strip of basic facts on a customer or an industry; each column as wide as its text. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
