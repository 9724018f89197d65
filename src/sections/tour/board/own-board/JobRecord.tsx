import { useId, type SubmitEvent } from 'react';
import { fill } from '../../../../text/fillWords';
import { Button } from '../../../../ui/primitives/Button';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Select } from '../../../../ui/primitives/Select';
import { Stack } from '../../../../ui/primitives/Stack';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { TextField } from '../../../../ui/primitives/TextField';
import { PanelSide } from '../../../../ui/product-ui/parts/PanelSide';
import type { BoardJob } from './board';
import { textIn } from './textIn';
import words from './words.json';
import * as styles from './JobRecord.module.css';

interface JobRecordProps {
  readonly job: BoardJob;
  readonly owners: readonly string[];
  readonly columns: readonly string[];
  readonly onAssign: (owner: string) => void;
  readonly onMove: (to: number) => void;
  readonly onNote: (text: string) => void;
}

const copy = words.record;

/** The chosen job: what it is, whose it is, what happened, and what to do with it. */
export function JobRecord({ job, owners, columns, onAssign, onMove, onNote }: JobRecordProps) {
  const id = useId();
  const { stage, owner } = job;
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textIn(new FormData(event.currentTarget), 'note');
    if (text) onNote(text);
    event.currentTarget.reset();
  };
  const ways = [
    { key: words.back, to: stage - 1 },
    { key: words.on, to: stage + 1 },
  ].filter(({ to }) => columns[to]);
  return (
    <PanelSide>
      <Heading level={3} size="xs">
        {job.title}
      </Heading>
      <Terms
        width="5.5rem"
        terms={[
          { label: copy.number, value: job.id },
          { label: copy.place, value: job.place },
          { label: copy.priority, value: words.priorities[job.priority] },
        ]}
      />
      <Select
        id={`${id}-owner`}
        label={copy.owner}
        value={owner ?? ''}
        placeholder={owner ? undefined : copy.nobody}
        choices={[...new Set([...(owner ? [owner] : []), ...owners])].map((name) => ({
          value: name,
          text: name,
        }))}
        onChange={({ target }) => {
          if (target.value) onAssign(target.value);
        }}
      />
      <div className={styles.ways}>
        {ways.map(({ key, to }) => (
          <Button key={key} variant="secondary" size="small" onClick={() => onMove(to)}>
            {fill(key, { column: columns[to] ?? '' })}
          </Button>
        ))}
      </div>
      <Stack gap={2} isWide>
        <Text look="label">{copy.log}</Text>
        <Rows as="ol" columns="3.5rem 1fr">
          {job.log.map(({ at, text }, index) => (
            <li key={index}>
              <Text look="source">{at}</Text>
              <Text look="small">{text}</Text>
            </li>
          ))}
        </Rows>
      </Stack>
      <form className={styles.note} onSubmit={add}>
        <TextField
          id={`${id}-note`}
          name="note"
          label={copy.note}
          maxLength={90}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" size="small">
          {copy.add}
        </Button>
      </form>
    </PanelSide>
  );
}
