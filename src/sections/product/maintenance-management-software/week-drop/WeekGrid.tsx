import { Fragment, useId } from 'react';
import { fill } from '../../../../text/fillWords';
import { Pick } from '../../../../ui/primitives/Pick';
import { Text } from '../../../../ui/primitives/Text';
import type { Drop, Spot } from './drop';
import type { Person } from './schema';
import words from './words.json';
import * as styles from './WeekGrid.module.css';

interface WeekGridProps {
  readonly dayNames: readonly string[];
  readonly people: readonly Person[];
  readonly job: { readonly name: string; readonly hours: number };
  /** Where the job lies, and what that comes to. */
  readonly spot: Spot;
  readonly drop: Drop;
  readonly onDrop: (spot: Spot) => void;
}

/** A row for each person, a cell for each day, which is a radio button: the job lies in the chosen one. */
export function WeekGrid({ dayNames, people, job, spot, drop, onDrop }: WeekGridProps) {
  const group = useId();
  const hollow = new Set(drop.moved.map(({ job: index }) => index));
  return (
    <fieldset className={styles.root}>
      <legend className="visuallyHidden">{words.legend}</legend>
      <i />
      {dayNames.map((day) => (
        <Text key={day} as="b" look="label" className={styles.head}>
          {day}
        </Text>
      ))}
      {people.map(({ name, trade, days }, row) => (
        <Fragment key={name}>
          <p className={styles.person}>
            <Text as="b" look="label">
              {name}
            </Text>{' '}
            <Text as="span" look="source">
              {trade}
            </Text>
          </p>
          {days.map(({ open, jobs }, day) => {
            const isHere = spot.person === row && spot.day === day;
            return (
              <Text key={dayNames[day]} as="div" look="source">
                <label
                  className={styles.cell}
                  data-refused={(isHere && drop.isRefused) || undefined}
                >
                  <Pick
                    type="radio"
                    name={group}
                    checked={isHere}
                    onChange={() => onDrop({ person: row, day })}
                  />
                  <b className={styles.day}>{dayNames[day]?.slice(0, 3)}</b>
                  {isHere && !drop.isRefused ? (
                    <span className={styles.dropped}>
                      {job.name} <b>{fill(words.hours, { hours: job.hours })}</b>
                    </span>
                  ) : null}
                  {jobs.map((each, index) => (
                    <span
                      key={each.name}
                      className={isHere && hollow.has(index) ? styles.hollow : styles.job}
                    >
                      {each.name} {each.isFixed ? `(${words.date}) ` : ''}
                      <b>{fill(words.hours, { hours: each.hours })}</b>
                    </span>
                  ))}
                  <span className={styles.open}>{fill(words.open, { open })}</span>
                </label>
              </Text>
            );
          })}
        </Fragment>
      ))}
    </fieldset>
  );
}
