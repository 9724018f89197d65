import { DIAL_STATES, type Dial } from './dial';
import * as styles from './DialPlans.module.css';

interface DialPlansProps {
  readonly dial: Dial;
}

/** Legend: plans of the rings with their next due dates, and states of the fields. */
export function DialPlans({ dial }: DialPlansProps) {
  return (
    <div>
      <ol className={styles.list}>
        {dial.plans.map(({ name, detail, next }, index) => (
          <li key={name} className={styles.plan}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <span>
              <b className={styles.name}>{name}</b> <span className={styles.detail}>{detail}</span>
            </span>
            <span className={styles.next}>{next}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.key}>
        {DIAL_STATES.map((state) => (
          <li key={state} className={styles.entry}>
            <i className={styles[state]} /> {dial[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}
