import { inShort, weekdayOf } from '../../../../time/inWords';
import { stateAt } from '../../../../time/stateAt';
import { useBuildNow } from '../../../../ui/time/useBuildNow';
import { Portrait } from '../../../../ui/primitives/Portrait';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { meetupDates } from './schema';
import * as styles from './MeetupDates.module.css';

const TONES = ['pine', 'amber', 'ice', 'brick'] as const;

/** Past meetups disappear by the visitor’s clock. */
export function MeetupDates(section: SectionProps<typeof meetupDates>) {
  const { title, lead, anchor, meetups, noMeetups } = section;
  const now = useBuildNow();
  const coming = meetups.filter(
    ({ startsAt, endsAt }) => stateAt(now, startsAt, endsAt) !== 'past',
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      {coming.length > 0 ? (
        <ul className={styles.list}>
          {coming.map(({ startsAt, city, machine, about, speaker, places }, index) => (
            <li key={startsAt} className={styles.meetup}>
              <p className={styles.when}>
                <time dateTime={startsAt}>{inShort(startsAt)}</time>
                <span className={styles.city}>
                  {weekdayOf(startsAt.slice(0, 10))}, {startsAt.slice(11, 16)}
                  <br />
                  {city}
                </span>
              </p>
              <div className={styles.words}>
                <h3 className={styles.machine}>{machine}</h3>
                <Text isSoft>{about}</Text>
                <p className={styles.places}>{places}</p>
              </div>
              <div className={styles.who}>
                <Portrait person={speaker} variant="tile" tone={TONES[index % 4] ?? 'pine'} />
                <p className={styles.speaker}>
                  <b>{speaker.name}</b>
                  <br />
                  {speaker.role}, {speaker.company}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Text>{noMeetups}</Text>
      )}
    </Section>
  );
}
