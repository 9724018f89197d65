import type { WorkOrderSheet as WorkOrderSheetData } from '../../../../content-model/drawings/workOrderSheet';
import { Chip } from '../../parts/Chip';
import { Panel } from '../../parts/Panel';
import { PriorityDot } from '../../parts/PriorityDot';
import { SheetContent } from './SheetContent';
import * as styles from './WorkOrderSheet.module.css';

/** Work order, part by part. */
export function WorkOrderSheet({ id, priority, state, parts }: WorkOrderSheetData) {
  return (
    <Panel title={id} mark={<PriorityDot priority={priority} />} end={<Chip {...state} />}>
      {parts.map((part) => (
        <div key={part.label} className={styles.part}>
          <span className={styles.label}>{part.label}</span>
          <SheetContent {...part} />
        </div>
      ))}
    </Panel>
  );
}
