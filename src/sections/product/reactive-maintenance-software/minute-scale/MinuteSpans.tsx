import { clockAfter, minutesSpent, startsOf } from './minutes';
import { Heading } from '../../../../ui/primitives/Heading';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteScale } from './schema';
import * as bars from './MinuteBars.module.css';
import * as styles from './MinuteSpans.module.css';

interface MinuteSpansProps {
  readonly run: SectionProps<typeof minuteScale>['stop']['before'];
  /** Time of the alarm. */
  readonly start: string;
  readonly unit: string;
}

/** List of the spans, with their activities. */
export function MinuteSpans({ run, start, unit }: MinuteSpansProps) {
  const { name, spans, end } = run;
  const starts = startsOf(spans, start);
  const all = minutesSpent(spans);
  return (
    <div className={styles.root}>
      <Heading level={2} size="xs">
        {name}
      </Heading>
      <ol className={styles.list}>
        {spans.map(({ kind, minutes, text }, index) => (
          <li key={text} className={styles.span}>
            <i className={`${styles.mark} ${bars[kind]}`} />
            <b className={styles.time}>{starts[index]}</b>{' '}
            <span className={styles.minutes}>{`${minutes}\u00a0${unit}`}</span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
        <li className={styles.span}>
          <i className={`${styles.mark} ${styles.done}`} />
          <b className={styles.time}>{clockAfter(start, all)}</b>{' '}
          <span className={styles.minutes}>{`${all}\u00a0${unit}`}</span>
          <span className={styles.text}>{end}</span>
        </li>
      </ol>
    </div>
  );
}
