import * as styles from './VerdictRing.module.css';

/** A ring that is as full as a sentence is true. */
export const VerdictRing = ({ verdict }: { readonly verdict: string }) => (
  <i aria-hidden="true" className={`${styles.root} ${styles[verdict]}`} />
);
