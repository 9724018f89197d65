import { Chip } from '../../../../ui/product-ui/parts/Chip';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteRun } from './schema';
import * as styles from './BillBars.module.css';

type BillBarsProps = NonNullable<SectionProps<typeof minuteRun>['stops'][number]['bill']>;

/** Hours invoiced and hours worked, as bars on one scale. */
export function BillBars({ head, detail, state, rows }: BillBarsProps) {
  const most = Math.max(...rows.map(({ minutes }) => minutes));
  return (
    <Panel title={head} note={detail} end={<Chip text={state} tone="wait" />}>
      <dl className={styles.rows}>
        {rows.map(({ name, minutes, text }, index) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <i
                className={index === 0 ? styles.asked : styles.worked}
                style={{ width: `${(minutes / most) * 72}%` }}
              />
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
