import { divisions, placeOnRule } from './slideRule';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { slideRule } from './schema';
import * as styles from './RuleScale.module.css';

type RuleScaleProps = Pick<SectionProps<typeof slideRule>, 'ticks'>;

const DIVISIONS = divisions();

/** Scale above the results. */
export function RuleScale({ ticks }: RuleScaleProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.scale}>
        <svg viewBox="0 0 1000 8" preserveAspectRatio="none" className={styles.divisions}>
          <path d={DIVISIONS} />
        </svg>
        {ticks.map(({ at, text, isFine }) => (
          <span
            key={text}
            className={isFine ? `${styles.tick} ${styles.fine}` : styles.tick}
            style={{ left: `${placeOnRule(at)}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
