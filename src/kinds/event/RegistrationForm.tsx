import { useState } from 'react';
import { Form } from '../../ui/forms/Form';
import { TicketChoice, type Ticket } from './TicketChoice';

interface RegistrationFormProps {
  readonly form: Queries.FormPartsFragment;
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly tickets?: readonly Ticket[];
  /** Line of the fold with the fields that need not be filled in. */
  readonly fold?: string;
}

/** Registration form, with a choice of tickets after the fields. */
export function RegistrationForm({ form, labelledBy, tickets = [], fold }: RegistrationFormProps) {
  const [ticket, choose] = useState(tickets.find(({ isSoldOut }) => !isSoldOut)?.name ?? '');
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      fixed={ticket ? { ticket } : {}}
      fold={fold}
      after={tickets.length > 0 ? <TicketChoice {...{ tickets, chosen: ticket, choose }} /> : null}
    />
  );
}
