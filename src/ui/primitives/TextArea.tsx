import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';
import * as styles from './FieldControl.module.css';

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

/** Multi-line text field, resizable in height. */
export function TextArea({ id, label, note, hint, error, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, label, note, hint, error }}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={`${styles.root} ${styles.area}`} />
      )}
    </Field>
  );
}
