import type { InputHTMLAttributes } from 'react';
import * as styles from './Radio.module.css';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The question that it answers: one of a name is chosen. */
  readonly name: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** What it costs or weighs, at the end of the card. */
  readonly price?: string | undefined;
}

/** A card to choose among others of its group. */
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
