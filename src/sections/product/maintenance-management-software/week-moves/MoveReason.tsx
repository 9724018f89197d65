import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { Heading } from '../../../../ui/primitives/Heading';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { weekMoves } from './schema';
import * as styles from './MoveReason.module.css';

type Moves = SectionProps<typeof weekMoves>['moves'];

interface MoveReasonProps {
  readonly reason: Moves['reasons'][number];
  readonly dayNames: readonly string[];
}

/** Work orders moved for one reason, each as a line from the planned day to the actual. */
export function MoveReason({ reason, dayNames }: MoveReasonProps) {
  const { name, isKnown, jobs } = reason;
  const hours = Math.round(jobs.reduce((sum, job) => sum + job.hours, 0) * 10) / 10;
  return (
    <div className={isKnown ? `${styles.root} ${styles.known}` : styles.root}>
      <div className={styles.head}>
        <Heading level={3} size="xs">
          {name}
        </Heading>
        <span>{fill(jobs.length === 1 ? copy.one : copy.many, { n: jobs.length, hours })}</span>
      </div>
      <ul>
        {jobs.map((job) => (
          <li key={job.name} className={styles.job}>
            <p className={styles.name}>
              {job.name}{' '}
              <span className={styles.soft}>
                {job.who}, {fill(copy.hours, { n: job.hours })}
              </span>
            </p>
            <p className={styles.track}>
              <span className="visuallyHidden">
                {fill(copy.way, {
                  from: dayNames[job.from] ?? '',
                  to: dayNames[job.to] ?? '',
                })}
              </span>
              <i
                className={styles.way}
                style={{ '--from': job.from, '--to': job.to } as CSSProperties}
              />
            </p>
            <p className={styles.soft}>{job.why}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
