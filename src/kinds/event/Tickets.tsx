import copy from '../../copy/event.json';
import * as styles from './Tickets.module.css';

interface TicketsProps {
  readonly tickets: Queries.EventTicketsFragment['tickets'];
}

/** Who may come, and what it costs. */
export function Tickets({ tickets }: TicketsProps) {
  return (
    <ul className={styles.root} aria-label={copy.tickets}>
      {tickets.map(({ name, note, price, isSoldOut }) => (
        <li key={name} className={`${styles.ticket} ${isSoldOut ? styles.soldOut : ''}`}>
          <span>
            <b className={styles.name}>{name}</b>
            {note}
          </span>
          <strong className={styles.price}>{isSoldOut ? copy.soldOut : price}</strong>
        </li>
      ))}
    </ul>
  );
}
