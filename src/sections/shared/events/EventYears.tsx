import copy from '../../../copy/event.json';
import own from './words.json';
import { fill } from '../../../text/fillWords';
import { inShort, inWords, MONTHS } from '../../../time/inWords';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
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

/** Events on timelines, a row per year; each says its city, its day and its title. */
export function EventYears({ events, now, seasons, yearsSentence }: EventYearsProps) {
  const known = new Map(events.map((event) => [event.path, event]));
  const years = eventYears(
    events,
    seasons.map(({ spans }) => spans),
    now,
  );
  const placed = years.flatMap(({ marks: ofYear }) => ofYear);
  const said = years.flatMap(({ marks: ofYear }, row) =>
    ofYear.map(({ path, at: start, standing }) => {
      const event = known.get(path);
      const words = fill(own.onMark, {
        city: event?.venue.city ?? '',
        day: inWords(event?.startsAt.slice(0, 10) ?? ''),
        title: event?.title ?? '',
      });
      return {
        at: start,
        row: (100 * (row + 0.5)) / years.length,
        says: standing === 'canceled' ? `${words} ${copy.canceled}.` : words,
      };
    }),
  );
  const next = placed.findIndex(({ standing }) => standing === 'upcoming');
  return (
    <figure className={styles.root}>
      <figcaption className="visuallyHidden">{yearsSentence}</figcaption>
      <ReadOut hasHint label={own.marks} marks={said} start={Math.max(next, 0)}>
        {(probe) => (
          <div>
            <p className={styles.months} aria-hidden="true">
              {MONTHS.map((month) => (
                <span key={month}>
                  {month.slice(0, 1)}
                  <span className={styles.rest}>{month.slice(1, 3)}</span>
                </span>
              ))}
            </p>
            <div className={styles.years}>
              <div aria-hidden="true">
                {years.map(({ year, marks: ofYear, seasons: parts, today }) => (
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
                      {ofYear.map((mark) => (
                        <span
                          key={mark.path}
                          className={mark.lane ? `${styles.mark} ${styles.under}` : styles.mark}
                          style={at(mark.at)}
                        >
                          <i data-mark={placed.indexOf(mark)} className={marks[mark.standing]} />
                          <span className={styles.label}>
                            {fill(own.onYear, {
                              city: known.get(mark.path)?.venue.city ?? '',
                              day: inShort(known.get(mark.path)?.startsAt ?? ''),
                            })}
                          </span>
                        </span>
                      ))}
                    </div>
                  </div>
                ))}
              </div>
              <div className={styles.probe}>{probe}</div>
            </div>
          </div>
        )}
      </ReadOut>
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
