import type { InputHTMLAttributes } from 'react';
import * as styles from './Radio.module.css';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Name of the radio group. */
  readonly name: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Price or size, at the end of the card. */
  readonly price?: string | undefined;
}

/** Radio button as a card. */
export function Radio({ label, detail, price, ...rest }: RadioProps) {
  return (
    <label className={styles.root}>
      <input {...rest} type="radio" className={styles.dot} />
      <span>
        <b className={styles.label}>{label}</b> {detail}
      </span>
      {price ? <b className={styles.price}>{price}</b> : null}
    </label>
  );
}
