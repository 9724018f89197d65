import { useState, type FormEvent } from 'react';
import {
  enquiryFields,
  faultsIn,
  isEmpty,
  type Enquiry,
  type EnquiryFaults,
  type EnquiryField,
} from '../../browser/enquiry';
import copy from '../../copy/forms.json';
import { site } from '../../site';
import { Button } from '../primitives/Button';
import { ErrorSummary, type FieldFault } from '../primitives/ErrorSummary';
import { Fields } from '../primitives/Fields';
import { Icon } from '../primitives/Icon';
import { Notice } from '../primitives/Notice';
import { NoticeOffline } from '../primitives/NoticeOffline';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';

interface EnquiryPanelFormProps {
  readonly enquiry: Enquiry;
  /** Whether the last try to send it failed. */
  readonly hasFailed: boolean;
  readonly onChange: (enquiry: Enquiry) => void;
  readonly onSend: () => Promise<void>;
}

const words: Readonly<
  Record<EnquiryField, { label: string; missing: string; malformed?: string }>
> = copy.enquiry.fields;

const idOf = (field: EnquiryField): string => `enquiry-${field}`;

/** Faults in words, in the order of the fields. */
const inWords = (faults: EnquiryFaults): FieldFault[] =>
  enquiryFields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ id: idOf(field), text: words[field][fault] ?? words[field].missing }] : [];
  });

/** The four fields of an enquiry. They are checked when it is sent, and nothing typed is lost. */
export function EnquiryPanelForm({ enquiry, hasFailed, onChange, onSend }: EnquiryPanelFormProps) {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = inWords(faultsIn(enquiry));
    setFaults(found);
    if (found.length > 0 || isBusy) return;
    setBusy(true);
    await onSend();
    setBusy(false);
  }

  const field = (name: EnquiryField) => ({
    id: idOf(name),
    label: words[name].label,
    error: faults.find(({ id }) => id === idOf(name))?.text,
    value: enquiry[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...enquiry, [name]: target.value }),
  });

  return (
    <form noValidate aria-labelledby="enquiry-title" onSubmit={(event) => void submit(event)}>
      <Fields isTight>
        <ErrorSummary faults={faults} level={3} />
        {isEmpty(enquiry) ? null : <NoticeOffline />}
        {hasFailed ? (
          <Notice tone="fault" role="alert" title={copy.enquiry.failed.title}>
            {copy.enquiry.failed.text} <a href={`mailto:${site.email}`}>{site.email}</a>.
          </Notice>
        ) : null}
        <TextField {...field('fullName')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('company')} autoComplete="organization" />
        <TextArea {...field('message')} />
        <Button type="submit" isBlock aria-busy={isBusy}>
          {isBusy ? <Icon name="refresh" /> : null}
          {copy.enquiry.send}
        </Button>
      </Fields>
    </form>
  );
}
