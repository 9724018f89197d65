import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { lengthsOf, wasteOf } from './faultStories.ts';
import { formatCount, formatDollars } from '../../../format/number.ts';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { faultStories } from './schema';
import * as styles from './FaultStoriesRow.module.css';

type Words = SectionProps<typeof faultStories>;

interface TellingsRowProps {
  readonly way: Words['told'][number];
  readonly lastDay: number;
  readonly perDay: Words['perDay'];
}

/** Row of one kind of management: days as bars, energy wasted, story, merit. */
export function FaultStoriesRow({ way, lastDay, perDay }: TellingsRowProps) {
  const lengths = lengthsOf(way, lastDay);
  const waste = wasteOf(way, perDay);
  const days = [
    fill(copy.found, { day: way.found }),
    fill(copy.taken, { day: way.taken }),
    fill(copy.repaired, { day: way.repaired }),
  ];
  return (
    <li className={styles.root}>
      <h3 className={styles.name}>{way.name}</h3>
      <p
        aria-hidden="true"
        className={styles.bar}
        style={
          {
            '--unseen': `${lengths.unseen}%`,
            '--unowned': `${lengths.unowned}%`,
            '--owned': `${lengths.owned}%`,
          } as CSSProperties
        }
      >
        <i className={styles.unseen} />
        <i className={styles.unowned} />
        <i className={styles.owned} />
        <b className={styles.node} />
      </p>
      <div className={styles.words}>
        <p className={styles.sum}>
          {fill(copy.waste, {
            amount: formatCount(waste.amount),
            unit: perDay.unit,
            dollars: formatDollars(waste.dollars),
          })}
          <span className={styles.days}>{days.join(', ')}</span>
        </p>
        <p>{way.text}</p>
        <p className={styles.fair}>
          <b>{copy.fair}</b> {way.fair}
        </p>
      </div>
    </li>
  );
}
