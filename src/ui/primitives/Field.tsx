import type { ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldText';
import * as styles from './Field.module.css';

export interface FieldProps {
  /** Id of the control; error summaries link to it. */
  readonly id: string;
  readonly label: string;
  /** Remark after the label, for example “optional”. */
  readonly note?: string | undefined;
  /** Help text. */
  readonly hint?: string | undefined;
  /** Error and remedy. */
  readonly error?: string | undefined;
}

/** Attributes of a control from its field. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Value of `aria-describedby`, in reading order. */
export const describedBy = ({ id, hint, error }: FieldProps): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** Control with label before, help and error after it, so that fields in a row align. */
export function Field({
  children,
  ...field
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const { id, label, note, hint, error } = field;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label} {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(field),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldHint id={id} text={hint} />
      <FieldError id={id} text={error} />
    </div>
  );
}
