import { useState } from 'react';
import { Form } from '../forms/Form';
import { TicketChoice, type Ticket } from './TicketChoice';

interface RegistrationFormProps {
  readonly form: Queries.FormPartsFragment;
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly tickets?: readonly Ticket[];
}

/** Registration form, with a choice of tickets. */
export function RegistrationForm({ form, labelledBy, tickets = [] }: RegistrationFormProps) {
  const [ticket, choose] = useState(tickets.find(({ isSoldOut }) => !isSoldOut)?.name ?? '');
  return (
    <Form form={form} labelledBy={labelledBy} fixed={ticket ? { ticket } : {}}>
      {tickets.length > 0 ? <TicketChoice {...{ tickets, chosen: ticket, choose }} /> : null}
    </Form>
  );
}
