import { place } from '../plot/place';
import { Wordmark } from '../primitives/Wordmark';
import * as styles from './WordmarkRow.module.css';

interface WordmarkRowProps {
  readonly customers: readonly Queries.CustomerWordmarkFragment[];
  /** How many stand in a row where there is room; else two. */
  readonly columns: number;
}

/** Logos of customers in rows. */
export const WordmarkRow = ({ customers, columns }: WordmarkRowProps) => (
  <ul className={styles.root} style={place({ columns: String(columns) })}>
    {customers.map((customer) => (
      <li key={customer.name}>
        <Wordmark customer={customer} className={styles.mark} />
      </li>
    ))}
  </ul>
);
