import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** When, where and for whom, under a rule. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.root}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
