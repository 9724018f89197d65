import type { CapitalPlan as CapitalPlanData } from '../../../../content-model/drawings/capitalPlan';
import { repairLimit } from '../../../../maintenance/repairLimit';
import { formatDollars } from '../../../../format/number';
import { Chip } from '../../parts/Chip';
import { Lines } from '../../parts/Lines';
import { Panel } from '../../parts/Panel';
import { Tag } from '../../parts/Tag';
import { Table } from '../../parts/Table';
import { CapitalYears } from './CapitalYears';
import * as styles from './CapitalPlan.module.css';

/** Capital needs of a portfolio’s assets by year, beside open quotes. */
export function CapitalPlan(plan: CapitalPlanData) {
  const { title, place, late, due, years, columns, rows } = plan;
  const key = (
    <>
      <span className={styles.key}>
        <i className={styles.late} /> {late}
      </span>
      <span className={styles.key}>
        <i className={styles.due} /> {due}
      </span>
    </>
  );
  return (
    <Panel title={title} beside={<Tag text={place} />} end={key}>
      <div className={styles.root}>
        <CapitalYears years={years} />
        <div className={styles.quotes}>
          <Table
            columns={columns}
            rows={rows.map((row) => ({
              key: row.name,
              cells: [
                <Lines key="name" title={row.name} detail={row.place} />,
                `${row.age}\u00a0y`,
                formatDollars(row.quote),
                formatDollars(repairLimit(row)),
                <Chip key="verdict" {...row.verdict} />,
              ],
            }))}
          />
        </div>
      </div>
    </Panel>
  );
}
