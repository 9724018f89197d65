import type { WorkOrderBoard as WorkOrderBoardData } from '../../../../content-model/drawings/workOrderBoard';
import { BoardTicket } from './BoardTicket';
import { Chip } from '../../parts/Chip';
import { Panel } from '../../parts/Panel';
import * as styles from './WorkOrderBoard.module.css';

/** Work orders of a site in four columns by state; where narrow, each column shows one. */
export function WorkOrderBoard({ title, views, filter, moment, columns }: WorkOrderBoardData) {
  return (
    <Panel
      title={title}
      beside={
        <span className={styles.views}>
          {views.map((view) => (
            <span key={view} className={styles.view}>
              {view}
            </span>
          ))}
        </span>
      }
      end={
        <>
          {filter ? (
            <span className={styles.filter}>
              <Chip text={filter} tone="plain" />
            </span>
          ) : null}
          {moment}
        </>
      }
    >
      <div className={styles.columns}>
        {columns.map(({ name, tickets }) => (
          <div key={name} className={styles.column}>
            <b className={styles.name}>
              {name} <span className={styles.count}>{tickets.length}</span>
            </b>
            {tickets.map((ticket) => (
              <BoardTicket key={ticket.title} {...ticket} />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}
