import { useEffect, useRef } from 'react';
import { enquiryForm, type Send } from '../../forms/form';
import { enquiryMail, handOver } from '../../forms/mail';
import { useEscape } from '../../browser/useEscape';
import { useForm } from '../../browser/useForm';
import { fill } from '../../copy/fill';
import copy from '../../copy/forms.json';
import { AnswerForm } from '../forms/AnswerForm';
import { FormOutcome } from '../forms/FormOutcome';
import { Heading } from '../primitives/Heading';
import { Icon } from '../primitives/Icon';
import { Text } from '../primitives/Text';
import * as styles from './EnquiryPanel.module.css';

type SendEnquiry = Send<(typeof enquiryForm.names)[number]>;

export interface EnquiryPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** How an enquiry is sent; by the visitor's own mail program, unless stated otherwise. */
  readonly send?: SendEnquiry;
}

const words = copy.enquiry;
const byMail: SendEnquiry = (enquiry) => handOver(enquiryMail(enquiry));

/** A form beside the page, which stays in use: what is typed outlives closing and reloading. */
export function EnquiryPanel({ isOpen, onClose, send = byMail }: EnquiryPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { answers, change, submit, hasFailed, end, reset } = useForm(enquiryForm, 'enquiry', send);

  useEscape(isOpen, onClose);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
  }, [isOpen, end]);

  const outcome = end && {
    ...words[end],
    text: fill(words[end].text, { answered: words.answered }),
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="enquiry-title"
      aria-describedby={end ? undefined : 'enquiry-answered'}
      className={styles.root}
      hidden={!isOpen}
    >
      <div className={styles.head}>
        <Heading level={2} size="xs" id="enquiry-title">
          {outcome?.title ?? words.title}
        </Heading>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        {end && outcome ? (
          <FormOutcome end={end} words={outcome} onBack={reset} />
        ) : (
          <>
            <Text size="small" isSoft id="enquiry-answered">
              {words.answered}
            </Text>
            <AnswerForm
              form={enquiryForm}
              name="enquiry"
              labelledBy="enquiry-title"
              answers={answers}
              hasFailed={hasFailed}
              send={words.send}
              onChange={change}
              onSend={submit}
            />
          </>
        )}
      </div>
    </div>
  );
}
