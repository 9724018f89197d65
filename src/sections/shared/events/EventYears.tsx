import copy from '../../../copy/event.json';
import own from './words.json';
import { fill } from '../../../text/fillWords';
import { inShort, MONTHS } from '../../../time/inWords';
import { place } from '../../../ui/plot/place';
import { eventYears } from './eventYears';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { events as schema } from './schema';
import * as styles from './EventYears.module.css';

type Section = SectionProps<typeof schema>;

interface EventYearsProps extends Pick<Section, 'seasons' | 'yearsSentence'> {
  readonly events: readonly Queries.EventEntryFragment[];
  readonly now: number;
}

const tints: Readonly<Record<string, string | undefined>> = {
  amber: styles.amber,
  pine: styles.pine,
};

const marks = {
  past: styles.past,
  live: styles.live,
  upcoming: styles.upcoming,
  canceled: styles.canceled,
};

const at = (start: number, width?: number) => place({ at: start, width: width || undefined });

/** Events on timelines, a row per year; the list has the same in words. */
export function EventYears({ events, now, seasons, yearsSentence }: EventYearsProps) {
  const known = new Map(events.map((event) => [event.path, event]));
  return (
    <figure className={styles.root}>
      <figcaption className="visuallyHidden">{yearsSentence}</figcaption>
      <div aria-hidden="true">
        <p className={styles.months}>
          {MONTHS.map((month) => (
            <span key={month}>
              {month.slice(0, 1)}
              <span className={styles.rest}>{month.slice(1, 3)}</span>
            </span>
          ))}
        </p>
        {eventYears(
          events,
          seasons.map(({ spans }) => spans),
          now,
        ).map(({ year, marks: placed, seasons: parts, today }) => (
          <div key={year} className={styles.year}>
            <b className={styles.number}>{year}</b>
            <div className={styles.strip}>
              {parts.map((part, index) =>
                part ? (
                  <i
                    key={seasons[index]?.name}
                    className={tints[seasons[index]?.tint ?? '']}
                    style={at(part.from, part.width)}
                  />
                ) : null,
              )}
              {today === null ? null : (
                <span className={styles.today} style={at(today)}>
                  <span className={styles.todayWord}>{copy.today}</span>
                </span>
              )}
              {placed.map(({ path, at: start, lane, standing }) => {
                const event = known.get(path);
                return event ? (
                  <span
                    key={path}
                    className={lane ? `${styles.mark} ${styles.under}` : styles.mark}
                    style={at(start)}
                  >
                    <i className={marks[standing]} />
                    <span className={styles.label}>
                      {fill(own.onYear, {
                        city: event.venue.city,
                        day: inShort(event.startsAt),
                      })}
                    </span>
                  </span>
                ) : null;
              })}
            </div>
          </div>
        ))}
      </div>
      <ul className={styles.key} aria-hidden="true">
        {seasons.map(({ name, tint }) => (
          <li key={name} className={styles.entry}>
            <i className={`${styles.swatch} ${tints[tint]}`} /> {name}
          </li>
        ))}
        <li className={styles.entry}>
          <i className={styles.past} /> {own.keyPast}
        </li>
        <li className={styles.entry}>
          <i className={styles.upcoming} /> {own.keyComing}
        </li>
        <li className={styles.entry}>
          <i className={styles.canceled} /> {copy.canceled}
        </li>
      </ul>
    </figure>
  );
}
