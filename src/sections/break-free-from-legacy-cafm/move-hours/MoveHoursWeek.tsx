import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { moveHours } from './schema';
import * as styles from './MoveHoursWeek.module.css';

interface MoveHoursWeekProps {
  readonly week: SectionProps<typeof moveHours>['weeks'][number];
  readonly ours: string;
}

const squares = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** One week in squares, the customer’s hours above ours. */
export function MoveHoursWeek({ week, ours }: MoveHoursWeekProps) {
  const { when, name, crewHours, ourHours, text } = week;
  const theirs = crewHours.reduce((one, two) => one + two, 0);
  return (
    <li className={styles.root}>
      <h3 className={styles.name}>
        <span className={styles.when}>{when}</span> {name}
      </h3>
      <div className={styles.theirs}>
        <p className={styles.hours} aria-hidden="true">
          {crewHours.flatMap((hours, who) =>
            squares(hours).map((at) => <i key={`${who} ${at}`} data-who={who + 1} />),
          )}
        </p>
        <b className={styles.count}>{fill(copy.weekHours, { count: theirs })}</b>
      </div>
      <div className={styles.ours} title={ours}>
        <p className={styles.hours} aria-hidden="true">
          {squares(ourHours).map((at) => (
            <i key={at} />
          ))}
        </p>
        <b className={styles.count}>{fill(copy.weekOurs, { count: ourHours })}</b>
      </div>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
