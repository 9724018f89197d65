import { fill } from '../../text/fillWords';
import copy from '../../copy/sheet.json';
import { Button } from '../primitives/Button';
import { Scripted } from '../primitives/Scripted';
import * as styles from './SheetTally.module.css';

interface SheetTallyProps {
  /** How many tasks there are. */
  readonly count: number;
  /** Whether readings can be out of theirs. */
  readonly hasLimits?: boolean;
}

/**
 * How much is ticked, over the lower edge of the screen. Both numbers are counters of the style
 * sheet. Starting over takes two taps, because one happens in gloves.
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
