import { useId } from 'react';
import { SeatPanel } from '../live-events/SeatPanel';
import { Form } from './Form';
import { PrivateNote } from './PrivateNote';

interface FormPanelProps {
  readonly title: string;
  readonly form: Queries.FormPartsFragment;
}

/** A form with its title on a panel, and what becomes of what is written. */
export function FormPanel({ title, form }: FormPanelProps) {
  const heading = useId();
  return (
    <SeatPanel id={heading} title={title}>
      <Form form={form} labelledBy={heading} />
      <PrivateNote />
    </SeatPanel>
  );
}
