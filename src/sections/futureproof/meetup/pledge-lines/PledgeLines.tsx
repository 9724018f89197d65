import { fill } from '../../../../text/fillWords';
import copy from '../words.json';
import { countPledges, keptOf, placeOfDay, type Pledge } from './pledges';
import { place } from '../../../../ui/plot/place';
import { Day } from '../../../../ui/primitives/Day';
import { Meta } from '../../../../ui/primitives/Meta';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { pledgeLines } from './schema';
import * as styles from './PledgeLines.module.css';

function resultOf(pledge: Pledge): string {
  const kept = keptOf(pledge);
  if (kept !== 'late') return copy[kept];
  const days = (pledge.didDay ?? 0) - pledge.byDay;
  return days === 1 ? copy.oneLate : fill(copy.late, { days });
}

/** A line of days per pledge, with marks for due and done. */
export function PledgeLines(section: SectionProps<typeof pledgeLines>) {
  const { title, lead, anchor, days: pledgeDays, rounds, note } = section;
  const all = rounds.flatMap(({ pledges }) => pledges);
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="sunken">
      <p className={styles.sum}>{fill(copy.sum, { all: all.length, ...countPledges(all) })}</p>
      {rounds.map(({ day, city, machine, pledges }) => (
        <div key={day} className={styles.round}>
          <div className={styles.head}>
            <Meta>
              <Day iso={day} />
              <span>{city}</span>
            </Meta>
            <h3 className={styles.machine}>{machine}</h3>
          </div>
          <ul>
            {pledges.map((pledge) => {
              const { who, said, byDay, didDay, found } = pledge;
              const kept = keptOf(pledge);
              const places = place({
                by: `${placeOfDay(byDay, pledgeDays)}%`,
                did: `${placeOfDay(didDay ?? pledgeDays, pledgeDays)}%`,
              });
              return (
                <li key={said} className={styles.pledge}>
                  <p className={styles.said}>
                    <b>{who}:</b> {said}
                  </p>
                  <div className={styles.line} style={places} aria-hidden="true">
                    <i className={styles.term} />
                    {kept === 'late' ? <i className={styles.over} /> : null}
                    <i className={styles.due} />
                    {kept === 'never' ? null : (
                      <i className={kept === 'late' ? styles.late : styles.done} />
                    )}
                  </div>
                  <p className={styles.found}>
                    <b>{resultOf(pledge)}.</b> {found}
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <Note html={note} />
    </Section>
  );
}
