import type { ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldText';
import * as styles from './Field.module.css';

export interface FieldProps {
  /** Id of the control, which a summary of errors can lead to. */
  readonly id: string;
  readonly label: string;
  /** A quiet word after the label, for example that the field may stay empty. */
  readonly note?: string | undefined;
  /** What helps with the answer. */
  readonly hint?: string | undefined;
  /** What is wrong, and how to fix it. */
  readonly error?: string | undefined;
}

/** What a control takes from its field. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The ids of what describes a control, in the order of reading. */
export const describedBy = ({ id, hint, error }: FieldProps): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/**
 * A control between its words: its name before it, help and error after it, so that fields in a
 * row stand level.
 */
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
