import type { CSSProperties } from 'react';
import copy from './words.json';
import type { Run } from './freeRuns';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { openWeeks } from './schema';
import * as styles from './House.module.css';

interface HouseProps {
  readonly house: SectionProps<typeof openWeeks>['houses'][number];
  /** Free days, with the numbers of the jobs that fit. */
  readonly runs: readonly { readonly run: Run; readonly fits: readonly number[] }[];
  readonly shown: (day: number) => string;
}

const at = ({ day, length }: Run): CSSProperties =>
  ({ '--day': day, '--length': length }) as CSSProperties;

/** Row of a building: its bookings on a strip of days. */
export function House({ house: { name, use, bookings }, runs, shown }: HouseProps) {
  return (
    <li className={styles.root}>
      <b className={styles.name}>{name}</b>
      <span className={styles.use}>{use}</span>
      <div className={styles.strip}>
        {bookings.map((booking) => (
          <i key={booking.day} className={styles.booking} style={at(booking)} />
        ))}
        {runs
          .filter(({ fits }) => fits.length > 0)
          .map(({ run, fits }) => (
            <span key={run.day} data-choice={fits.join(' ')} className={styles.fit} style={at(run)}>
              <span className="visuallyHidden">{copy.free}</span> {shown(run.day)}
            </span>
          ))}
      </div>
    </li>
  );
}
