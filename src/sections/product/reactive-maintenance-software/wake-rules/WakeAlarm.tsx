import copy from './words.json';
import { fill } from '../../../../text/fillWords';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { wakeRules } from './schema';
import * as styles from './WakeAlarm.module.css';

interface WakeAlarmProps {
  readonly alarm: SectionProps<typeof wakeRules>['night']['alarms'][number];
  /** Label if no one was called. */
  readonly asleep: string;
}

/** Row of an alarm: time, event, rule, outcome, and a line as far as it went. */
export function WakeAlarm({ alarm, asleep }: WakeAlarmProps) {
  const { time, what, rule, outcome, woken } = alarm;
  return (
    <li data-rule={rule} className={woken ? `${styles.root} ${styles.woke}` : styles.root}>
      <b className={styles.time}>{time}</b>
      <p>
        <b className={styles.what}>{what}</b> {outcome}
      </p>
      <p className={styles.who}>
        <span className="visuallyHidden">{fill(copy.rule, { n: rule })} </span>
        <span aria-hidden="true" className={styles.rule}>
          {rule}
        </span>
        <i className={styles.line} />
        <span className={styles.name}>{woken ?? asleep}</span>
      </p>
    </li>
  );
}
