import { Text } from '../../../ui/primitives/Text';
import { daysIn, STAGES } from './board';
import type { Day, Task } from './schema';
import words from './words.json';
import * as styles from './Board.module.css';

interface BoardProps {
  readonly days: readonly Day[];
  readonly tasks: readonly Task[];
}

/** Tasks in their columns, as they stand on the chosen day. */
export const Board = ({ days, tasks }: BoardProps) => (
  <div className={styles.root}>
    {STAGES.map((stage) => (
      <div key={stage} className={styles.column}>
        <Text look="label">{words.columns[stage]}</Text>
        <ul className={styles.tasks}>
          {tasks
            .map((task) => ({ ...task, on: daysIn(task, stage, days) }))
            .filter(({ on }) => on)
            .map(({ name, note, on }) => (
              <li key={name} data-choice={on} data-stage={stage} className={styles.task}>
                <Text look="small">
                  <b>{name}</b>
                </Text>
                <Text look="source">{note}</Text>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </div>
);
