import { fill } from '../../../text/fillWords';
import copy from '../../../copy/webinar.json';
import words from './words.json';
import { inShort, weekdayOf } from '../../../time/inWords';
import { localAt, offsetOf } from '../../../time/local';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { useOwnClock } from './useOwnClock';
import { useWayIn } from './useWayIn';
import { WebinarCalendar } from './WebinarCalendar';
import * as styles from './ComingRow.module.css';

/** Row of a later webinar: day, time in the visitor’s zone, speakers, registration. */
export function ComingRow(webinar: Queries.WebinarAheadFragment) {
  const { path, title, description, startsAt, minutes, zoneName, family, speakers } = webinar;
  const { href, action } = useWayIn(webinar);
  const own = useOwnClock(startsAt);
  const [day = '', hour = ''] = localAt(Date.parse(startsAt), offsetOf(startsAt)).split('T');
  const [ownDay = '', ownHour = ''] = own?.local.split('T') ?? [];
  const moved = ownDay === day ? '' : `${weekdayOf(ownDay).slice(0, 3)}\u00a0`;
  const [month, date] = inShort(day).split('\u00a0');
  const names = speakers.flatMap((person) => person?.name ?? []);
  return (
    <li data-family={family} className={styles.root}>
      <time dateTime={startsAt} className={styles.day}>
        <span className={styles.month}>{month}</span> <span className={styles.date}>{date}</span>
      </time>
      <div>
        <Heading level={3} size="xs">
          <SiteLink href={path} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        <p className={`${styles.text} ${styles.under}`}>{description}</p>
      </div>
      <p className={styles.text}>
        <b className={styles.hour}>
          {own
            ? fill(words.yourTime, { time: `${moved}${ownHour}` })
            : fill(words.zoneTime, { time: hour, zone: zoneName })}
        </b>
        , {fill(copy.minutes, { minutes })}
        <span className={styles.names}>{names.join(', ')}</span>
      </p>
      <div className={styles.links}>
        <ArrowLink href={href}>
          {action}
          <span className="visuallyHidden">: {title}</span>
        </ArrowLink>
        <WebinarCalendar webinar={webinar} isOneOfMany />
      </div>
    </li>
  );
}
