import type { WorkOrderList as WorkOrderListData } from '../../content-model/drawings/workOrderList';
import { Chip } from './Chip';
import { Face } from './Face';
import { Panel } from './Panel';
import { PriorityDot } from './PriorityDot';
import * as styles from './WorkOrderList.module.css';

/** Jobs of one site or portfolio, one row each. */
export function WorkOrderList({ title, place, moment, jobs }: WorkOrderListData) {
  return (
    <Panel title={title} note={place ? <Chip text={place} tone="plain" /> : null} end={moment}>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className={`${styles.job} ${job.isNew ? styles.isNew : ''}`}>
            <PriorityDot priority={job.priority} />
            <span className={styles.id}>{job.id}</span>
            <span className={styles.what}>
              <span className={styles.title}>{job.title}</span>
              <span className={styles.detail}>{job.detail}</span>
            </span>
            <span className={styles.end}>
              <Chip {...job.state} />
              <Face {...job.owner} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
