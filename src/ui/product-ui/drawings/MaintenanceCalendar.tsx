import type { MaintenanceCalendar as MaintenanceCalendarData } from '../../../content-model/drawings/maintenanceCalendar';
import { MONTHS } from '../../../time/inWords';
import { Chip } from '../parts/Chip';
import { Foot } from '../parts/Foot';
import { Lines } from '../parts/Lines';
import * as styles from './MaintenanceCalendar.module.css';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import { css } from '../../plot/scale';

const STATES = ['done', 'late', 'due', 'planned'] as const;

/** Middle of a week, in percent of the year. */
const placeOf = (week: number): string => css(((week - 0.5) / 52) * 100);

/** Maintenance calendar of a year: a strip of 52 weeks per plan, state by shape. */
export function MaintenanceCalendar(props: MaintenanceCalendarData) {
  const { title, place, year, now, legend, plans, foot } = props;
  return (
    <Panel
      title={title}
      beside={<Tag text={place} />}
      end={STATES.map((state) => (
        <span key={state} className={styles.key}>
          <i className={`${styles.mark} ${styles[state]}`} />
          {legend[state]}
        </span>
      ))}
    >
      <div className={styles.row}>
        <span className={styles.year}>{year}</span>
        <span className={styles.months}>
          {MONTHS.map((month) => (
            <span key={month} className={styles.month}>
              {month.slice(0, 3)}
            </span>
          ))}
          <b className={styles.today} style={{ left: placeOf(now.week) }}>
            {now.text}
          </b>
        </span>
      </div>
      {plans.map((plan) => (
        <div key={plan.name} className={`${styles.row} ${styles.plan}`}>
          <Lines title={plan.name} detail={plan.detail} />
          <span className={styles.strip}>
            <i className={styles.now} style={{ left: placeOf(now.week) }} />
            {STATES.flatMap((state) =>
              plan[state].map((week) => (
                <i
                  key={week}
                  className={`${styles.mark} ${styles[state]} ${styles.placed}`}
                  style={{ left: placeOf(week) }}
                />
              )),
            )}
          </span>
          <span className={styles.next}>
            <Chip {...plan.next} />
          </span>
        </div>
      ))}
      {foot ? <Foot text={foot} /> : null}
    </Panel>
  );
}
