import { useId, useState, type SubmitEvent } from 'react';
import { fill } from '../../../../text/fillWords';
import { Button } from '../../../../ui/primitives/Button';
import { Select } from '../../../../ui/primitives/Select';
import { TextField } from '../../../../ui/primitives/TextField';
import { MOST_JOBS, type Report } from './board';
import { textIn } from './textIn';
import words from './words.json';
import * as styles from './ReportForm.module.css';

interface ReportFormProps {
  /** Suggested places. */
  readonly places: readonly string[];
  readonly isFull: boolean;
  readonly onReport: (report: Report) => void;
}

const copy = words.form;
const PRIORITIES = (['high', 'medium', 'low'] as const).map((value) => ({
  value,
  text: words.priorities[value],
}));

const isPriority = (value: unknown): value is Report['priority'] =>
  PRIORITIES.some((choice) => choice.value === value);

/** What a tenant would fill in: what, where, how urgent. */
export function ReportForm({ places, isFull, onReport }: ReportFormProps) {
  const id = useId();
  const [faults, setFaults] = useState<Partial<Record<'what' | 'where', string>>>({});
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    const [title, place, priority] = ['what', 'where', 'priority'].map((name) =>
      textIn(said, name),
    );
    const full = isFull ? fill(copy.faults.full, { most: MOST_JOBS }) : undefined;
    const what = full ?? (title ? undefined : copy.faults.what);
    const where = place ? undefined : copy.faults.where;
    setFaults({ ...(what ? { what } : {}), ...(where ? { where } : {}) });
    if (what ?? where) {
      form.querySelector<HTMLElement>(what ? '[name="what"]' : '[name="where"]')?.focus();
      return;
    }
    if (title && place && isPriority(priority)) onReport({ title, place, priority });
    form.reset();
    form.querySelector<HTMLElement>('[name="what"]')?.focus();
  };
  return (
    <form noValidate className={styles.root} onSubmit={send}>
      <TextField
        id={`${id}-what`}
        name="what"
        label={copy.what}
        error={faults.what}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        id={`${id}-where`}
        name="where"
        label={copy.where}
        error={faults.where}
        maxLength={40}
        autoComplete="off"
        list={`${id}-places`}
      />
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <Select
        id={`${id}-priority`}
        name="priority"
        label={copy.priority}
        defaultValue="medium"
        choices={PRIORITIES}
      />
      <Button type="submit" variant="ink" className={styles.send}>
        {copy.send}
      </Button>
    </form>
  );
}
