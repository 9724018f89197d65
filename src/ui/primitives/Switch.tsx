import type { InputHTMLAttributes } from 'react';
import * as styles from './Switch.module.css';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly id: string;
  readonly label: string;
  /** Effect of turning it on. */
  readonly hint?: string | undefined;
}

/** Switch that takes effect at once. */
export function Switch({ id, label, hint, ...rest }: SwitchProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={styles.track}
        />
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
