import copy from './words.json';
import { Gate } from '../../ui/forms/Gate';
import { PrivateNote } from '../../ui/forms/PrivateNote';
import { SeatPanel } from '../../ui/live-events/SeatPanel';

interface BookPanelProps {
  readonly file: string;
  /** Page that offers the file. */
  readonly thanks: string;
  readonly form: Queries.FormPartsFragment;
}

/** Form that unlocks an ebook, once per tab. */
export const BookPanel = ({ file, thanks, form }: BookPanelProps) => (
  <SeatPanel id="get" title={copy.title}>
    <Gate form={form} labelledBy="get" href={file} action={copy.open} thanks={thanks} />
    <PrivateNote before={copy.text} />
  </SeatPanel>
);
