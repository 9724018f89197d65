import type { ScrapOf } from './schema';
import { Icon } from '../../../ui/primitives/Icon';
import * as styles from './TrailCall.module.css';

/** Phone call. */
export function TrailCall({ from, text }: ScrapOf<'call'>) {
  return (
    <div className={styles.root}>
      <Icon name="phone" className={styles.icon} />
      <p>
        <b className={styles.from}>{from}</b> {text}
      </p>
    </div>
  );
}
