import { useId } from 'react';
import { thresholds } from '../../../../maintenance/leakRate.ts';
import { hereAt } from '../../../../time/local';
import { Button } from '../../../../ui/primitives/Button';
import { Fold } from '../../../../ui/primitives/Fold';
import { Grid } from '../../../../ui/primitives/Grid';
import { Select } from '../../../../ui/primitives/Select';
import { Text } from '../../../../ui/primitives/Text';
import { TextField } from '../../../../ui/primitives/TextField';
import {
  changed,
  isRackB,
  rackB,
  type TopUpFaults,
  type TopUpField,
  type TopUpTexts,
} from './topUp';
import words from './words.json';
import * as styles from './LeakFields.module.css';

interface LeakFieldsProps {
  readonly texts: TopUpTexts;
  readonly faults: TopUpFaults;
  readonly onChange: (texts: TopUpTexts) => void;
}

const kinds = Object.keys(thresholds) as (keyof typeof thresholds)[];

/** The day at the visitor’s, as a date field writes it. */
const today = (): string => hereAt(Date.now()).slice(0, 10);

/** The two fields that make a rate; the others on request, and a way back to the sample. */
export function LeakFields({ texts, faults, onChange }: LeakFieldsProps) {
  const id = useId();
  const change = (name: keyof TopUpTexts, text: string) =>
    onChange(changed(texts, name, text, today()));
  const field = (name: TopUpField, type: 'text' | 'date') => {
    const fault = faults[name];
    return (
      <TextField
        id={`${id}${name}`}
        name={name}
        type={type}
        inputMode={type === 'text' ? 'decimal' : undefined}
        autoComplete="off"
        label={words[name]}
        error={fault ? words.faults[fault] : undefined}
        value={texts[name]}
        onChange={({ target }) => change(name, target.value)}
      />
    );
  };
  return (
    <form
      className={styles.root}
      aria-label={words.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.two}>
        {field('charge', 'text')}
        {field('added', 'text')}
      </div>
      <Text look="source">{words.own}</Text>
      <Fold title={words.rest}>
        <div className={styles.rest}>
          <Grid columns={2}>
            <Select
              id={`${id}kind`}
              name="kind"
              label={words.kind.label}
              choices={kinds.map((value) => ({ value, text: words.kind[value] }))}
              value={texts.kind}
              onChange={({ target }) => change('kind', target.value)}
            />
            {field('on', 'date')}
            {field('last', 'text')}
            {field('before', 'date')}
          </Grid>
        </div>
      </Fold>
      {isRackB(texts) ? null : (
        <Button variant="secondary" size="small" onClick={() => onChange(rackB)}>
          {words.reset}
        </Button>
      )}
    </form>
  );
}
