import type { VendorScorecard as VendorScorecardData } from '../../../content-model/drawings/vendorScorecard';
import { Track } from '../../plot/Track';
import { Chip } from '../parts/Chip';
import { Foot } from '../parts/Foot';
import { Lines } from '../parts/Lines';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import { Table } from '../parts/Table';
import * as styles from './VendorScorecard.module.css';

/** Contractors against their contracts: response time, first-visit fixes, disputed hours. */
export function VendorScorecard(props: VendorScorecardData) {
  const { title, count, moment, columns, longest, unit, rows, foot } = props;
  return (
    <Panel title={title} beside={<Tag text={count} />} end={moment}>
      <Table
        columns={columns}
        rows={rows.map((row) => ({
          key: row.name,
          cells: [
            <Lines key="name" title={row.name} detail={row.detail} />,
            <span key="response" className={styles.response}>
              <Track
                value={row.response}
                of={longest}
                limit={row.contract}
                fill={row.response > row.contract ? 'late' : 'good'}
              />
              <span className={styles.minutes}>{`${row.response}\u00a0${unit}`}</span>
            </span>,
            `${row.fixedFirst}%`,
            row.disputed,
            <Chip key="state" {...row.state} />,
          ],
        }))}
      />
      {foot ? <Foot text={foot} /> : null}
    </Panel>
  );
}
