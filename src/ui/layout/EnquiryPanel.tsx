import { useEffect, useRef, useState } from 'react';
import enquiry from '../../../content/data/forms/enquiry.yaml';
import { useEscape } from '../../browser/useEscape';
import { fill } from '../../text/fillWords';
import copy from '../../copy/forms.json';
import type { FormDefinition } from '../../forms/definition';
import type { NamedForm } from '../../forms/deliverFromBrowser';
import { fieldLabel } from '../../forms/words';
import { Form } from '../forms/Form';
import { FormOutcome } from '../forms/FormOutcome';
import { Heading } from '../primitives/Heading';
import { Icon } from '../primitives/Icon';
import { Text } from '../primitives/Text';
import * as styles from './EnquiryPanel.module.css';

export interface EnquiryPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const words = copy.enquiry;

// Loaded on the first press of any page, so no page query asks for its form.
const stated = enquiry as FormDefinition;
const form: NamedForm = {
  ...stated,
  slug: 'enquiry',
  inputs: stated.inputs.map((field) => ({
    ...field,
    label: fieldLabel(field),
    isOptional: field.isOptional ?? false,
  })),
};

/** Contact form in a non-modal panel; entries outlive closing and reloading. */
export function EnquiryPanel({ isOpen, onClose }: EnquiryPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);

  useEscape(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return;
    panel.current
      ?.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')
      ?.focus();
  }, [isOpen, isSent]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="enquiry-title"
      aria-describedby={isSent ? undefined : 'enquiry-answered'}
      className={styles.root}
      hidden={!isOpen}
    >
      <div data-theme="dark" className={styles.head}>
        <Heading level={2} size="xs" id="enquiry-title">
          {isSent ? words.sent.title : words.title}
        </Heading>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        {isSent ? (
          <FormOutcome
            words={{ ...words.sent, text: fill(words.sent.text, { answered: words.answered }) }}
            onBack={() => setSent(false)}
          />
        ) : (
          <>
            <Text look="small" isSoft id="enquiry-answered">
              {words.answered}
            </Text>
            <Form form={form} labelledBy="enquiry-title" onSent={() => setSent(true)} />
          </>
        )}
      </div>
    </div>
  );
}
