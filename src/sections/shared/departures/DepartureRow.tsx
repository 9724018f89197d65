import { fill } from '../../../text/fillWords';
import { dayInShort, hourOf, isNight } from './departureTimes';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { departures } from './schema';
import * as styles from './DepartureRow.module.css';

type Departing = SectionProps<typeof departures>['departing'];

interface DepartureRowProps {
  readonly date: Departing['dates'][number] & { readonly clocks: readonly string[] };
  /** Time in the visitor’s zone. */
  readonly own: string;
  readonly ownName: string;
  readonly words: Departing;
  /** Value sent with the form. */
  readonly value: string;
  readonly isChosen: boolean;
  readonly choose: (value: string) => void;
}

/** Row of a date: a seat, or the waiting list if full. */
export function DepartureRow(props: DepartureRowProps) {
  const { date, own, ownName, words, value, isChosen, choose } = props;
  const { at, seats, clocks, remark } = date;
  const isFull = seats === 0;
  const radio = (
    <input
      type="radio"
      name="session"
      value={value}
      checked={isChosen}
      onChange={() => choose(value)}
      className={styles.dot}
    />
  );
  const times = (
    <>
      <span className={styles.date}>
        <time dateTime={at}>{dayInShort(own)}</time>
      </span>
      <span className={`${styles.time} ${isNight(own) ? styles.night : ''}`}>
        <em>{ownName}</em>
        {hourOf(own)}
      </span>
      {clocks.map((clock, index) => (
        <span key={index} className={`${styles.time} ${isNight(clock) ? styles.night : ''}`}>
          <em>{words.cities[index]?.name}</em>
          {hourOf(clock)}
          {clock.slice(0, 10) === own.slice(0, 10) ? null : (
            <small className={styles.day}> {dayInShort(clock).slice(0, 3)}</small>
          )}
        </span>
      ))}
    </>
  );
  if (!isFull) {
    return (
      <label className={`${styles.root} ${styles.open}`}>
        {radio}
        {times}
        <span className={styles.seats}>{fill(words.seats, { seats })}</span>
        {remark ? <span className={styles.remark}>{remark}</span> : null}
      </label>
    );
  }
  return (
    <div className={`${styles.root} ${styles.full}`}>
      <input
        type="radio"
        disabled
        aria-label={`${dayInShort(own)}: ${words.full}`}
        className={styles.dot}
      />
      {times}
      <label className={styles.wait}>
        <span>{words.full}</span>
        <span className={styles.waiting}>
          {radio} {words.waits}
        </span>
      </label>
      {remark ? <span className={styles.remark}>{remark}</span> : null}
    </div>
  );
}
