import type { WorkOrderList as WorkOrderListData } from '../../../content-model/drawings/workOrderList';
import { Chip } from '../parts/Chip';
import { Face } from '../parts/Face';
import { Lines } from '../parts/Lines';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import { PriorityDot } from '../parts/PriorityDot';
import * as styles from './WorkOrderList.module.css';

/** Work orders of a site or portfolio, a row each. */
export function WorkOrderList({ title, place, moment, jobs }: WorkOrderListData) {
  return (
    <Panel title={title} beside={<Tag text={place} />} end={moment}>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className={`${styles.job} ${job.isNew ? styles.isNew : ''}`}>
            <PriorityDot priority={job.priority} />
            <span className={styles.id}>{job.id}</span>
            <Lines title={job.title} detail={job.detail} />
            <Chip {...job.state} />
            <span className={styles.owner}>
              <Face {...job.owner} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
