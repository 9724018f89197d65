import { Text } from '../../../ui/primitives/Text';
import '../../../ui/plot/fills.css';
import type { Job, RunnableCall } from '../fileParts';
import { valuesOf } from './ask';
import words from './words.json';
import * as styles from './Board.module.css';

interface BoardProps extends Pick<RunnableCall, 'jobs' | 'tickets'> {
  /** Whether a job is in the answer. */
  readonly isIn: (job: Job) => boolean;
}

const states: Readonly<Record<string, string>> = words.states;

/** The board of a dispatcher: a column for each state; what is in the answer is marked. */
export const Board = ({ jobs, tickets, isIn }: BoardProps) => (
  <div className={styles.root}>
    {valuesOf(jobs, 'state')
      .toSorted(
        (one, other) => Object.keys(states).indexOf(one) - Object.keys(states).indexOf(other),
      )
      .map((state) => (
        <div key={state}>
          <Text look="label">{states[state]}</Text>
          <ul className={styles.tickets}>
            {jobs.map((job, index) =>
              job.state === state ? (
                <li
                  key={job.id}
                  className={styles.ticket}
                  data-fill="wait"
                  aria-current={isIn(job) ? 'true' : undefined}
                >
                  <Text as="b" look="small" className={styles.title}>
                    {tickets[index]?.title}
                  </Text>
                  <Text as="span" look="source">
                    {tickets[index]?.says}
                  </Text>
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ))}
  </div>
);
