import { graphql } from 'gatsby';
import copy from './read/words.json';
import { weekdayOf } from '../../time/inWords';
import { cityOf } from '../../time/ownClock';
import { WORLD_ZONES, type WorldZone } from '../../time/worldZones';
import { place } from '../../ui/plot/place';
import { Container } from '../../ui/primitives/Container';
import { Text } from '../../ui/primitives/Text';
import { handsAt } from './handsAt';
import * as styles from './SixClocks.module.css';

const CITIES: readonly WorldZone[] = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'Europe/London',
  'Asia/Riyadh',
  'Asia/Dubai',
];

/** The start of a session to come by six clocks; a face is dark outside the hours of work. */
export function SixClocks({ startsAt, timeZone, worldClocks }: Queries.SixClocksFragment) {
  const day = startsAt.slice(0, 10);
  return (
    <section aria-label={copy.clocks} data-theme="dark" className={styles.root}>
      <Container>
        <ol className={styles.list}>
          {CITIES.map((zone) => {
            const local = worldClocks[WORLD_ZONES.indexOf(zone)] ?? '';
            const { hour, minute, isAtWork } = handsAt(local);
            const there = local.slice(0, 10);
            return (
              <li key={zone} className={zone === timeZone ? styles.host : undefined}>
                <span className={`${styles.face} ${isAtWork ? styles.day : styles.night}`}>
                  <i className={styles.hour} style={place({ turn: `${hour}deg` })} />
                  <i className={styles.minute} style={place({ turn: `${minute}deg` })} />
                </span>
                <Text as="time" look="figureSm">
                  {local.slice(11)}
                </Text>
                <Text as="span" look="source">
                  {cityOf(zone)}
                  {there === day ? '' : `, ${weekdayOf(there).slice(0, 3)}`}
                </Text>
              </li>
            );
          })}
        </ol>
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment SixClocks on Webinar {
    startsAt
    timeZone
    worldClocks
  }
`;
