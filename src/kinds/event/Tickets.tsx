import copy from '../../copy/event.json';
import * as styles from './Tickets.module.css';

interface TicketsProps {
  readonly tickets: Queries.EventTicketsFragment['tickets'];
}

/** Kinds of tickets, with audience and price. */
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
