import { Said } from '../primitives/Said';
import * as styles from './StepsList.module.css';

interface StepsListProps {
  readonly steps: readonly {
    readonly title: string;
    /** HTML. */
    readonly text?: string | null;
  }[];
}

/** Numbered steps along one line. */
export function StepsList({ steps }: StepsListProps) {
  return (
    <ol className={styles.root}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <b className={styles.title}>{title}</b>
          {text ? (
            <div className={styles.text}>
              <Said html={text} />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
