import { useState, type FormEvent } from 'react';
import { Button } from '../../../../ui/primitives/Button';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { TextField } from '../../../../ui/primitives/TextField';
import { LONGEST } from './useComplaint';
import words from './words.json';
import * as styles from './Complaint.module.css';

interface ComplaintFieldProps {
  /** What the visitor has sent, or the address has brought. */
  readonly own: string;
  readonly onSay: (words: string) => void;
}

/** Field for a sentence of the visitor's own; without scripts there is none. */
export function ComplaintField({ own, onSay }: ComplaintFieldProps) {
  const [typed, type] = useState<string>();
  const value = typed ?? own;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSay(value);
  };
  return (
    <Scripted>
      <form method="get" className={styles.form} onSubmit={submit}>
        <TextField
          id="say"
          name="say"
          label={words.own}
          maxLength={LONGEST}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          autoComplete="off"
        />
        <Button type="submit" variant="ink">
          {words.show}
        </Button>
      </form>
    </Scripted>
  );
}
