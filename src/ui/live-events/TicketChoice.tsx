import copy from '../../copy/event.json';
import { Radio } from '../primitives/Radio';
import * as styles from './TicketChoice.module.css';

export interface Ticket {
  readonly name: string;
  readonly note: string | null;
  readonly price: string;
  readonly isSoldOut: boolean;
}

interface TicketChoiceProps {
  readonly tickets: readonly Ticket[];
  readonly chosen: string | undefined;
  readonly choose: (name: string) => void;
}

/** Choice of ticket, with audience and price. */
export function TicketChoice({ tickets, chosen, choose }: TicketChoiceProps) {
  return (
    <fieldset className={styles.root}>
      <legend className="visuallyHidden">{copy.tickets}</legend>
      {tickets.map(({ name, note, price, isSoldOut }) => (
        <Radio
          key={name}
          name="ticket"
          value={name}
          label={name}
          detail={note ?? undefined}
          price={isSoldOut ? copy.soldOut : price}
          disabled={isSoldOut}
          checked={name === chosen}
          onChange={() => choose(name)}
        />
      ))}
    </fieldset>
  );
}
