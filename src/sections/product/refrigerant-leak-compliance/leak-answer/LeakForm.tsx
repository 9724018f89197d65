import { useId } from 'react';
import copy from '../../../../copy/leaks.json';
import { thresholds } from '../../../../maintenance/leakRate.ts';
import { rackB, type TopUpFault, type TopUpField, type TopUpTexts } from './topUp.ts';
import { Button } from '../../../../ui/primitives/Button';
import { Select } from '../../../../ui/primitives/Select';
import { TextField } from '../../../../ui/primitives/TextField';
import * as styles from './LeakForm.module.css';

interface LeakFormProps {
  readonly texts: TopUpTexts;
  readonly faults: Readonly<Partial<Record<TopUpField, TopUpFault>>>;
  readonly onChange: (texts: TopUpTexts) => void;
}

const words = {
  charge: copy.charge,
  on: copy.on,
  added: copy.addedField,
  before: copy.before,
  last: copy.last,
};

const kinds = Object.keys(thresholds) as (keyof typeof thresholds)[];

/** Fields of a top-up, and a reset to the sample. */
export function LeakForm({ texts, faults, onChange }: LeakFormProps) {
  const id = useId();
  const field = (name: TopUpField, type: 'text' | 'date') => {
    const fault = faults[name];
    return (
      <TextField
        id={`${id}-${name}`}
        name={name}
        type={type}
        inputMode={type === 'text' ? 'decimal' : undefined}
        autoComplete="off"
        label={words[name].label}
        hint={words[name].hint || undefined}
        error={fault ? copy.faults[fault] : undefined}
        value={texts[name]}
        onChange={({ target }) => onChange({ ...texts, [name]: target.value })}
      />
    );
  };
  return (
    <form
      className={styles.root}
      aria-label={copy.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.own}>{copy.own}</p>
      {field('charge', 'text')}
      <Select
        id={`${id}-kind`}
        name="kind"
        label={copy.kind.label}
        choices={kinds.map((value) => ({ value, text: copy.kind[value] }))}
        value={texts.kind}
        onChange={({ target }) => onChange({ ...texts, kind: target.value })}
      />
      {field('added', 'text')}
      {field('on', 'date')}
      {field('before', 'text')}
      {field('last', 'date')}
      <Button variant="quiet" size="small" className={styles.reset} onClick={() => onChange(rackB)}>
        {copy.reset}
      </Button>
    </form>
  );
}
