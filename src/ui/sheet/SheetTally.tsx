import { fill } from '../../text/fillWords';
import copy from '../../copy/sheet.json';
import { Button } from '../primitives/Button';
import { Scripted } from '../primitives/Scripted';
import * as styles from './SheetTally.module.css';

interface SheetTallyProps {
  /** Number of tasks. */
  readonly count: number;
  /** Whether readings have limits. */
  readonly hasLimits?: boolean;
}

/**
 * Progress of a checklist, at the bottom of the screen. Both numbers are CSS counters. Starting
 * over takes two taps, since gloves tap by mistake.
 */
export function SheetTally({ count, hasLimits = false }: SheetTallyProps) {
  return (
    <div className={styles.root} data-theme="dark" data-keep-clear="">
      <p className={styles.count}>
        <b className={styles.done} /> {fill(copy.of, { count })}
      </p>
      {hasLimits ? (
        <p className={styles.count}>
          <b className={styles.outside} /> {copy.outside}
        </p>
      ) : null}
      <Scripted className={styles.bar}>
        <i className={styles.filled} />
      </Scripted>
      <Scripted>
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Scripted>
      <details className={styles.over}>
        <summary className={styles.summary}>{copy.startOver}</summary>
        <div className={styles.clear}>
          <Button type="reset" variant="primary" size="small">
            {copy.clear}
          </Button>
        </div>
      </details>
    </div>
  );
}
