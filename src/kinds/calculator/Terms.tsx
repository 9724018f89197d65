import * as styles from './Terms.module.css';

interface TermsProps {
  readonly terms: readonly { readonly term: string; readonly text: string }[];
}

/** List of terms with explanations. */
export function Terms({ terms }: TermsProps) {
  return (
    <dl className={styles.root}>
      {terms.map(({ term, text }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
