import { graphql } from 'gatsby';
import * as styles from './Wordmark.module.css';

interface WordmarkProps {
  readonly customer: Queries.CustomerWordmarkFragment;
  readonly className?: string | undefined;
}

/** Logo of a customer, or its name if there is none. */
export function Wordmark({ customer, className }: WordmarkProps) {
  const classes = className ? `${styles.root} ${className}` : styles.root;
  const url = customer.wordmark?.publicURL;
  if (!url) return <b className={classes}>{customer.name}</b>;
  return (
    <img src={url} alt={customer.name} width={140} height={32} loading="lazy" className={classes} />
  );
}

export const fragment = graphql`
  fragment CustomerWordmark on Customer {
    name
    wordmark {
      publicURL
    }
  }
`;
