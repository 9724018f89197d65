import * as styles from './VerdictRing.module.css';

/** Ring, as full as the sentence is true. */
export const VerdictRing = ({ verdict }: { readonly verdict: string }) => (
  <i aria-hidden="true" className={`${styles.root} ${styles[verdict]}`} />
);
