import type { Ticket } from '../../../../content-model/drawings/workOrderBoard';
import * as styles from './BoardTicket.module.css';
import { Chip } from '../../parts/Chip';
import { Face } from '../../parts/Face';
import { Lines } from '../../parts/Lines';

/** Work order on the board. */
export function BoardTicket({ title, detail, state, owner, mark, steps }: Ticket) {
  return (
    <div className={`${styles.root} ${mark ? styles[mark] : ''}`}>
      <Lines title={title} detail={detail} />
      {steps ? (
        <span className={styles.steps}>
          <i className={styles.done} style={{ width: `${(steps.done / steps.of) * 100}%` }} />
        </span>
      ) : null}
      <span className={styles.end}>
        <Chip {...state} />
        <Face {...owner} />
      </span>
    </div>
  );
}
