import { useState } from 'react';
import { registrationForm } from '../../forms/form';
import { handOver, mailTo, registrationMail } from '../../forms/mail';
import { useForm } from '../../browser/useForm';
import copy from '../../copy/forms.json';
import { AnswerForm } from '../forms/AnswerForm';
import { FormOutcome } from '../forms/FormOutcome';
import { TicketChoice, type Ticket } from './TicketChoice';

interface RegistrationFormProps {
  /** What the seat is for. */
  readonly title: string;
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly tickets?: readonly Ticket[];
}

const words = copy.registration;

/**
 * Who takes a seat, and with which ticket. It is handed to the visitor's mail program; without
 * JavaScript the browser does the same with the form.
 */
export function RegistrationForm({ title, labelledBy, tickets = [] }: RegistrationFormProps) {
  const [chosen, choose] = useState(tickets.find(({ isSoldOut }) => !isSoldOut)?.name);
  const { answers, change, submit, hasFailed, end, reset } = useForm(
    registrationForm,
    'registration',
    (given) => handOver(registrationMail({ ...given, title, ticket: chosen })),
  );
  const [isBack, setBack] = useState(false);
  const goBack = (): void => {
    setBack(true);
    reset();
  };
  if (end) return <FormOutcome end={end} words={words[end]} onBack={goBack} />;
  return (
    <AnswerForm
      form={registrationForm}
      name="registration"
      labelledBy={labelledBy}
      answers={answers}
      hasFailed={hasFailed}
      send={words.send}
      action={mailTo({ subject: registrationMail({ ...answers, title }).subject, lines: [] })}
      takesFocus={isBack}
      onChange={change}
      onSend={submit}
    >
      {tickets.length > 0 ? <TicketChoice {...{ tickets, chosen, choose }} /> : null}
    </AnswerForm>
  );
}
