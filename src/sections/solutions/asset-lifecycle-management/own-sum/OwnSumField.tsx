import { useId } from 'react';
import copy from '../../../../copy/repairLimit.json';
import type { SumKey } from './readSum';
import { FieldError, FieldHint } from '../../../../ui/primitives/FieldText';
import * as styles from './OwnSumField.module.css';

interface OwnSumFieldProps {
  readonly name: SumKey;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

/** Number field with label and unit. */
export function OwnSumField({ name, value, isWrong, onChange }: OwnSumFieldProps) {
  const id = useId();
  const field: { label: string; unit: string; hint?: string } = copy.fields[name];
  const described = [field.hint ? `${id}-hint` : '', isWrong ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
      </label>
      <span className={styles.box}>
        <input
          id={id}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={described || undefined}
          aria-invalid={isWrong ? true : undefined}
          className={styles.input}
          onChange={({ target }) => onChange(target.value)}
        />
        {field.unit}
      </span>
      <div className={styles.below}>
        <FieldHint id={id} text={field.hint} />
        <FieldError id={id} text={isWrong ? copy.wrong[name] : undefined} />
      </div>
    </div>
  );
}
