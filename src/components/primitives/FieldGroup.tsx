import type { ReactNode } from 'react';
import { describedBy, type FieldProps } from './Field';
import { FieldError, FieldHint } from './FieldText';
import * as styles from './FieldGroup.module.css';

interface FieldGroupProps extends FieldProps {
  readonly children: ReactNode;
}

/** Several controls that answer one question: boxes to check, cards to choose from. */
export function FieldGroup({ children, ...field }: FieldGroupProps) {
  const { id, label, note, hint, error } = field;
  return (
    <fieldset id={id} className={styles.root} aria-describedby={describedBy(field)}>
      <legend className={styles.label}>
        {label} {note ? <span className={styles.note}>{note}</span> : null}
      </legend>
      <div className={styles.body}>
        <FieldHint id={id} text={hint} />
        {children}
        <FieldError id={id} text={error} />
      </div>
    </fieldset>
  );
}
