import { fieldName } from './readValues';
import { TextField } from '../../ui/primitives/TextField';
import { formatEntered } from '../../format/number';
import { CheckClock, onWatch } from './CheckClock';
import type { Reading } from './instrument';
import * as styles from './CheckReading.module.css';

interface CheckReadingProps {
  readonly reading: Reading;
  readonly month: string;
}

/** Field for a number that is read off; of minutes, with a clock that fills it in. */
export function CheckReading({ reading: { key, name, example, clock }, month }: CheckReadingProps) {
  const field = fieldName(month, key);
  const input = (
    <TextField
      id={field}
      name={field}
      label={name}
      placeholder={clock ? onWatch(example * 60) : formatEntered(example)}
      inputMode={clock ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={9}
    />
  );
  if (!clock) return input;
  return (
    <div className={styles.clocked}>
      {input}
      <CheckClock field={field} name={name} />
    </div>
  );
}
