import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import * as styles from './FieldControl.module.css';

interface Choice {
  readonly value: string;
  readonly text: string;
}

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'children'> & {
    /** Placeholder; omit if an option is preselected. */
    readonly placeholder?: string | undefined;
    readonly choices: readonly Choice[];
  };

/** Select with label. */
export function Select({
  id,
  label,
  note,
  hint,
  error,
  placeholder,
  choices,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, note, hint, error }}>
      {(control) => (
        <span className={styles.pick}>
          <select {...rest} {...control} className={`${styles.root} ${styles.select}`}>
            {placeholder ? <option value="">{placeholder}</option> : null}
            {choices.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
