import copy from './words.json';
import forms from '../../copy/forms.json';
import { Gate } from '../../ui/forms/Gate';
import { SeatPanel } from '../../ui/live-events/SeatPanel';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Text } from '../../ui/primitives/Text';

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
    <Text look="source" isSoft>
      {copy.text} {forms.private.text}{' '}
      <SiteLink href={forms.private.href}>{forms.private.link}</SiteLink>
    </Text>
  </SeatPanel>
);
