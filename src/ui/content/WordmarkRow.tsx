import { Wordmark } from '../primitives/Wordmark';
import * as styles from './WordmarkRow.module.css';

interface WordmarkRowProps {
  readonly customers: readonly Queries.CustomerWordmarkFragment[];
}

/** Logos of customers, as many beside each other as there is room for. */
export const WordmarkRow = ({ customers }: WordmarkRowProps) => (
  <ul className={styles.root}>
    {customers.map((customer) => (
      <li key={customer.name}>
        <Wordmark customer={customer} className={styles.mark} />
      </li>
    ))}
  </ul>
);
