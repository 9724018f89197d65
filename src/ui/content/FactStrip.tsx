import type { ReactNode } from 'react';
import * as styles from './FactStrip.module.css';

interface FactStripProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** What one has to know first of a customer or a trade, in one strip; each column as wide as its words. */
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
