import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/openings.json';
import { payWords, standing, type Pay, type Rate } from '../../../ui/opening/band';
import { CURRENCIES } from '../../../ui/opening/names';
import { Select } from '../../../ui/primitives/Select';
import { TextField } from '../../../ui/primitives/TextField';
import * as styles from './OwnPay.module.css';

export interface Own {
  /** Yearly pay; null while the field is empty. */
  readonly amount: number | null;
  readonly currency: string;
}

interface OwnPayProps {
  readonly label: string;
  readonly hint: string;
  readonly own: Own;
  readonly onChange: (own: Own) => void;
  readonly dollars: number | null;
  readonly bands: readonly Pay[];
  readonly rates: readonly Rate[];
}

/** Field for the visitor’s pay, drawn as a line through all ranges; it is sent nowhere. */
export function OwnPay({ label, hint, own, onChange, dollars, bands, rates }: OwnPayProps) {
  const id = useId();
  return (
    <form className={styles.root} onSubmit={(event) => event.preventDefault()}>
      <TextField
        id={`${id}-amount`}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={own.amount === null ? '' : String(own.amount)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 7);
          onChange({ ...own, amount: digits === '' ? null : Number(digits) });
        }}
      />
      <Select
        id={`${id}-currency`}
        label={copy.currency}
        value={own.currency}
        onChange={({ target }) => onChange({ ...own, currency: target.value })}
        choices={CURRENCIES.map((currency) => ({ value: currency, text: currency }))}
      />
      <p className={styles.answer} aria-live="polite">
        {dollars === null
          ? hint
          : fill(copy.standing, {
              dollars: payWords({ low: dollars, high: dollars, currency: 'USD' }),
              ...standing(dollars, bands, rates),
            })}
      </p>
    </form>
  );
}
