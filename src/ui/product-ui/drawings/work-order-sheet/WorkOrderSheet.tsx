import type { WorkOrderSheet as WorkOrderSheetData } from '../../../../content-model/drawings/workOrderSheet';
import { Chip } from '../../parts/Chip';
import { Panel } from '../../parts/Panel';
import { PriorityDot } from '../../parts/PriorityDot';
import { SheetContent } from './SheetContent';
import * as styles from './WorkOrderSheet.module.css';

interface WorkOrderSheetProps extends WorkOrderSheetData {
  /**
   * Lets the bar and each part take a row of the grid that the sheet stands in, from 1100 px on,
   * and numbers the parts: 1, 2, 3 in rings below that width, as dots at alternating edges above,
   * for leaders to end at. The grid needs one row more than there are parts; every box between it
   * and the sheet has to hand its rows on (`grid-template-rows: subgrid`).
   */
  readonly isSubgrid?: boolean;
  readonly className?: string;
}

/** Work order, part by part. */
export function WorkOrderSheet(props: WorkOrderSheetProps) {
  const { id, priority, state, parts, isSubgrid = false, className = '' } = props;
  return (
    <Panel
      title={id}
      mark={<PriorityDot priority={priority} />}
      end={<Chip {...state} />}
      isSubgrid={isSubgrid}
      className={className}
    >
      {parts.map((part, index) => (
        <div
          key={part.label}
          className={`${styles.part} ${isSubgrid ? styles.marked : ''}`}
          data-mark={index + 1}
        >
          <span className={styles.label}>{part.label}</span>
          <SheetContent {...part} />
        </div>
      ))}
    </Panel>
  );
}
