import { place } from '../../../../ui/plot/place';
import { Text } from '../../../../ui/primitives/Text';
import words from './words.json';
import * as styles from './FloorDays.module.css';

interface FloorDaysProps {
  readonly now: readonly number[];
  readonly gathered: readonly number[];
  readonly seats: number;
}

/** Weekdays of a floor as bars of occupied seats; a day without anybody rests. */
export function FloorDays({ now, gathered, seats }: FloorDaysProps) {
  const bar = (people: number, choice?: string) => (
    <Text look="tick" as="span">
      <span
        data-choice={choice}
        data-fill={people > 0 ? 'measured' : 'strong'}
        className={people > 0 ? styles.bar : styles.rest}
        style={place({ w: (people / seats) * 100 })}
      >
        {people > 0 ? people : words.rest}
      </span>
    </Text>
  );
  return now.map((people, index) => {
    const then = gathered[index] ?? people;
    return (
      <td key={index}>
        {then === people ? (
          bar(people)
        ) : (
          <>
            {bar(people, '1')}
            {bar(then, '2')}
          </>
        )}
      </td>
    );
  });
}
