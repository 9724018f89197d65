import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { Run } from './freeRuns';
import type { openWeeks } from './schema';
import words from './words.json';
import * as styles from './House.module.css';

interface HouseProps {
  readonly house: SectionProps<typeof openWeeks>['houses'][number];
  /** Free days, with the numbers of the jobs that fit. */
  readonly runs: readonly { readonly run: Run; readonly fits: readonly number[] }[];
  /** How many jobs there are. */
  readonly tasks: number;
  readonly dayOf: (day: number) => string;
}

const at = ({ day, length }: Run) => place({ day: String(day), length: String(length) });

/** Row of a building: its bookings on a strip of days, and the first day on which a job may begin. */
export function House({ house, runs, tasks, dayOf }: HouseProps) {
  return (
    <li className={styles.root}>
      <span>
        <Text as="b" look="label">
          {house.name}
        </Text>{' '}
        <Text as="span" look="source">
          {house.use}
        </Text>
      </span>
      <Text as="span" look="label" className={styles.answer}>
        {Array.from({ length: tasks }, (_, index) => {
          const first = runs.find(({ fits }) => fits.includes(index + 1));
          return (
            <span key={index} data-choice={index + 1}>
              {first ? fill(words.free, { day: dayOf(first.run.day) }) : words.full}
            </span>
          );
        })}
      </Text>
      <div className={styles.strip}>
        {house.bookings.map((booking) => (
          <i key={booking.day} className={styles.booking} data-hatch="4" style={at(booking)} />
        ))}
        {runs
          .filter(({ fits }) => fits.length > 0)
          .map(({ run, fits }) => (
            <i
              key={run.day}
              data-choice={fits.join(' ')}
              data-fill="good"
              className={styles.fit}
              style={at(run)}
            />
          ))}
      </div>
    </li>
  );
}
