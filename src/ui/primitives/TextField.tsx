import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';
import * as styles from './FieldControl.module.css';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** Single-line text field; `type` for email, telephone, number or search. */
export function TextField({
  id,
  label,
  note,
  hint,
  error,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, note, hint, error }}>
      {(control) => <input {...rest} {...control} type={type} className={styles.root} />}
    </Field>
  );
}
