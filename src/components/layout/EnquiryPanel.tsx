import { useEffect, useRef, useState } from 'react';
import type { Outcome, SendEnquiry } from '../../browser/enquiry';
import { sendByMail } from '../../browser/sendByMail';
import { useEnquiryDraft } from '../../browser/useEnquiryDraft';
import { useEscape } from '../../browser/useEscape';
import copy from '../../copy/forms.json';
import { Heading } from '../primitives/Heading';
import { Icon } from '../primitives/Icon';
import { EnquiryPanelForm } from './EnquiryPanelForm';
import { EnquiryPanelOutcome } from './EnquiryPanelOutcome';
import * as styles from './EnquiryPanel.module.css';

export interface EnquiryPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** How an enquiry is sent; by the visitor's own mail program, unless stated otherwise. */
  readonly send?: SendEnquiry;
}

const byMail = sendByMail();

/** A form beside the page, which stays in use: what is typed outlives closing and reloading. */
export function EnquiryPanel({ isOpen, onClose, send = byMail }: EnquiryPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [enquiry, setEnquiry, forget] = useEnquiryDraft();
  const [outcome, setOutcome] = useState<Outcome>();
  const end = outcome === 'failed' ? undefined : outcome;

  useEscape(isOpen, onClose);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
  }, [isOpen, end]);

  async function submit(): Promise<void> {
    const result = await send(enquiry).catch((): Outcome => 'failed');
    if (result === 'sent') forget();
    setOutcome(result);
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="enquiry-title"
      className={styles.root}
      hidden={!isOpen}
    >
      <div className={styles.head}>
        <Heading level={2} size="xs" id="enquiry-title">
          {end ? copy.enquiry[end].title : copy.enquiry.title}
        </Heading>
        <button
          type="button"
          className={styles.close}
          aria-label={copy.enquiry.close}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        {end ? (
          <EnquiryPanelOutcome end={end} onBack={() => setOutcome(undefined)} />
        ) : (
          <EnquiryPanelForm
            enquiry={enquiry}
            hasFailed={outcome === 'failed'}
            onChange={setEnquiry}
            onSend={submit}
          />
        )}
      </div>
    </div>
  );
}
