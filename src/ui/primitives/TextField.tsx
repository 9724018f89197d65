import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';
import * as styles from './FieldControl.module.css';

interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  /** The one field of a page, in the type of a heading. */
  readonly isLarge?: boolean;
}

/** Single-line text field; `type` for email, telephone, number or search. */
export function TextField({
  id,
  label,
  note,
  hint,
  error,
  type = 'text',
  isLarge = false,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, note, hint, error }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={isLarge ? `${styles.root} ${styles.large}` : styles.root}
        />
      )}
    </Field>
  );
}
