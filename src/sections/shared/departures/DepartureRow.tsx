import { Pick } from '../../../ui/primitives/Pick';
import { Text } from '../../../ui/primitives/Text';
import { dayInShort } from '../../../time/inWords';
import {
  hourOf,
  isNight,
  seatsOf,
  valueOf,
  type Departing,
  type Departure,
} from './departureTimes';
import words from './words.json';
import * as styles from './DepartureRow.module.css';

interface DepartureRowProps {
  readonly date: Departure;
  /** Time in the visitor’s zone. */
  readonly own: string;
  readonly ownName: string;
  readonly cities: Departing['cities'];
  readonly isChosen: boolean;
  readonly choose: (value: string) => void;
}

/** Row of a date: a seat, or the waiting list if full. */
export function DepartureRow(props: DepartureRowProps) {
  const { date, own, ownName, cities, isChosen, choose } = props;
  const value = valueOf(date);
  const isFull = date.seats === 0;
  const times = [own, ...date.clocks].map((clock, index) => ({
    clock,
    name: index === 0 ? ownName : cities[index - 1]?.name,
  }));
  return (
    <label className={`${styles.root} ${isFull ? styles.full : ''}`}>
      <Pick
        type="radio"
        name="session"
        value={value}
        checked={isChosen}
        onChange={() => choose(value)}
      />
      <time dateTime={date.at} className={styles.date}>
        <Text as="span" look="figureSm">
          {dayInShort(own)}
        </Text>
      </time>
      <span className={styles.times}>
        {times.map(({ clock, name }) => (
          <span key={name} className={`${styles.time} ${isNight(clock) ? styles.night : ''}`}>
            <span className={styles.city}>{name} </span>
            <Text as="span" look="name">
              {hourOf(clock)}
            </Text>
            {clock.slice(0, 10) === own.slice(0, 10) ? null : (
              <Text as="span" look="tick">
                {' '}
                {dayInShort(clock).slice(0, 3)}
              </Text>
            )}
          </span>
        ))}
      </span>
      <Text as="span" look="small" className={styles.seats}>
        {seatsOf(date)}
        {isFull ? (
          <>
            <span className={styles.city}>, </span>{' '}
            <span className={styles.waits}>{words.waits}</span>
          </>
        ) : null}
      </Text>
    </label>
  );
}
