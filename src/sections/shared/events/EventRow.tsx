import copy from '../../../copy/event.json';
import { inShort } from '../../../time/inWords';
import { useStanding } from '../../../ui/time/useStanding';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { EventState } from '../../../ui/event/EventState';
import * as styles from './EventRow.module.css';

/** Row of an event: day, title, and recap if past. */
export function EventRow(event: Queries.EventEntryFragment) {
  const { path, headline, description, series, startsAt, venue, recap, canceled } = event;
  const standing = useStanding(event);
  const isOver = standing === 'past';
  return (
    <li data-entry="" className={styles.root}>
      <p className={styles.when}>
        <time dateTime={startsAt} className={canceled ? styles.struck : undefined}>
          {inShort(startsAt)}
        </time>{' '}
        <span className={styles.year}>{startsAt.slice(0, 4)}</span>
      </p>
      <div className={styles.words}>
        <SiteLink href={path} className={styles.link}>
          {(isOver && recap?.title) || headline}
        </SiteLink>
        <p className={styles.text}>{(isOver && recap?.lead) || description}</p>
        {isOver && recap ? <LinkRow links={recap.links} /> : null}
      </div>
      <div className={styles.facts}>
        <span>{venue.city}</span>
        <span>{copy.series[series as keyof typeof copy.series]}</span>
        {isOver ? null : (
          <span className={styles.state}>
            <EventState {...event} />
          </span>
        )}
      </div>
    </li>
  );
}
