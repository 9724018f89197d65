import copy from './words.json';
import { ChoiceRow } from '../../ui/primitives/ChoiceRow';

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
export const TicketChoice = ({ tickets, chosen, choose }: TicketChoiceProps) => (
  <ChoiceRow
    legend={copy.tickets}
    isLegendHidden
    look="list"
    name="ticket"
    value={chosen}
    onChange={choose}
    choices={tickets.map(({ name, note, price, isSoldOut }) => ({
      key: name,
      content: <b>{name}</b>,
      note,
      end: <b>{isSoldOut ? copy.soldOut : price}</b>,
      isDisabled: isSoldOut,
    }))}
  />
);
