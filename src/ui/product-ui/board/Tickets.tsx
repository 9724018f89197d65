import { useId, type DragEvent, type KeyboardEvent } from 'react';
import type { Priority } from '../../../content-model/drawings/parts';
import { place } from '../../plot/place';
import { Pick } from '../../primitives/Pick';
import { Text } from '../../primitives/Text';
import { PriorityDot } from '../parts/PriorityDot';
import words from './words.json';
import * as styles from './Tickets.module.css';

/** A job as the board shows it. */
export interface Ticket {
  readonly id: string;
  readonly priority: Priority;
  readonly title: string;
  readonly place: string;
  /** Column, from 0. */
  readonly stage: number;
  /** Its owner, its steps, its signature. */
  readonly state: string;
}

interface TicketsProps {
  readonly columns: readonly string[];
  readonly jobs: readonly Ticket[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onMove: (index: number, to: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Number of the ticket or column that the pointer is over, by what its element says. */
const numberAt = ({ target }: DragEvent, what: 'job' | 'column'): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>(`[data-${what}]`)?.dataset[what])
    : NaN;

/** Tickets in their columns. A ticket keeps its element while it moves, and so its focus. */
export function Tickets({ columns, jobs, chosen, onChoose, onMove }: TicketsProps) {
  const name = useId();
  const arrow = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index, (jobs[index]?.stage ?? 0) + step);
  };
  return (
    <div
      role="presentation"
      onDragStart={(event) => onChoose(numberAt(event, 'job'))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const column = numberAt(event, 'column');
        if (column >= 0) onMove(chosen, column);
      }}
    >
      <fieldset className={styles.root} style={place({ jobs: String(jobs.length) })}>
        <legend className="visuallyHidden">{words.legend}</legend>
        {columns.map((column, index) => (
          <div
            key={column}
            className={styles.column}
            data-column={index}
            style={place({ column: String(index + 1) })}
          >
            <Text as="b" look="label">
              {column}
            </Text>{' '}
            <Text as="span" look="unit">
              {jobs.filter(({ stage }) => stage === index).length}
            </Text>
          </div>
        ))}
        {jobs.map((job, index) => {
          const { stage } = job;
          const before = jobs.slice(0, index).filter((other) => other.stage === stage).length;
          const where = place({ column: String(stage + 1), row: String(before + 2) });
          return (
            <label
              key={job.id}
              className={styles.ticket}
              style={where}
              data-job={index}
              data-column={stage}
              data-state={stage === 0 ? 'late' : stage === columns.length - 1 ? 'good' : undefined}
              draggable
            >
              <Pick
                type="radio"
                name={name}
                checked={index === chosen}
                className={styles.pick}
                onChange={() => onChoose(index)}
                onKeyDown={(event) => arrow(event, index)}
              />
              <span className={styles.name}>
                <PriorityDot priority={job.priority} />
                <Text as="b" look="label">
                  {job.title}
                </Text>
              </span>
              <Text as="span" look="source">
                {job.place}
              </Text>
              <Text as="span" look="tick" className={styles.state}>
                {job.state}
              </Text>
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
