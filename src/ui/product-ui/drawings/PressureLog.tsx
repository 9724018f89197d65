import type { PressureLog as PressureLogData } from '../../../content-model/drawings/pressureLog';
import { Chip } from '../parts/Chip';
import { Facts } from '../parts/Facts';
import { Lines } from '../parts/Lines';
import { Panel } from '../parts/Panel';
import * as styles from './PressureLog.module.css';
import { Dot } from '../../plot/Dot';
import { area, curve, level, line } from '../../plot/scale';
import { Stroke } from '../../plot/Stroke';

/** Thousandths of an inch of water column as inches: −0.021. */
const inches = (thousandths: number): string => (thousandths / 1000).toFixed(3).replace('-', '−');

/** Pressure of rooms against their corridor, a strip per room, with the limit. */
export function PressureLog(props: PressureLogData) {
  const { title, place, note, moment, range, limit, hours, rooms, facts } = props;
  const allowed = level(limit.value, range);
  return (
    <Panel title={title} tag={place} note={note} end={moment}>
      <div className={styles.row}>
        <span className={styles.limit}>
          <i className={styles.dashes} />
          {limit.text}
        </span>
        <span className={`${styles.strip} ${styles.hours}`}>
          {hours.map((hour, index) => (
            <span key={index}>{hour}</span>
          ))}
        </span>
      </div>
      {rooms.map(({ name, detail, readings, state }) => {
        const measured = curve(readings, range);
        const highest = Math.max(...readings);
        const peak = measured[readings.indexOf(highest)];
        const above = curve(
          readings.map((value) => Math.max(value, limit.value)),
          range,
        );
        return (
          <div key={name} className={`${styles.row} ${styles.room}`}>
            <Lines title={name} detail={detail} />
            <span className={styles.strip}>
              <svg className={styles.strokes} viewBox="0 0 1000 1000" preserveAspectRatio="none">
                <Stroke kind="area" fill="late-soft" path={area(above, allowed)} />
                <Stroke kind="dashed" fill="late" path={line(allowed)} />
                <Stroke kind="line" path={line(measured)} />
              </svg>
              {peak && highest > limit.value ? <Dot {...peak} fill="late" look="halo" /> : null}
            </span>
            <span className={styles.value}>{inches(readings[readings.length - 1] ?? 0)}</span>
            <span className={styles.state}>
              <Chip {...state} />
            </span>
          </div>
        );
      })}
      <Facts facts={facts} />
    </Panel>
  );
}
