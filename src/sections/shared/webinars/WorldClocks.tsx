import { useKeptChoice } from '../../../browser/useKeptChoice';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { inWords, weekdayOf } from '../../../time/inWords';
import { localAt, offsetOf } from '../../../time/local';
import { cityOf } from '../../../time/ownClock';
import { WORLD_ZONES } from '../../../time/worldZones';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { ClockRow } from './ClockRow';
import { useOwnClock } from './useOwnClock';
import * as styles from './WorldClocks.module.css';

interface Place {
  readonly name: string;
  readonly zone: string;
}

export interface Places {
  readonly places: readonly Place[];
  readonly elsewhere: readonly Place[];
  readonly clockNote: string;
}

interface WorldClocksProps extends Places {
  readonly webinar: Queries.WebinarAheadFragment;
}

const BESIDE = 5;

/**
 * Start of a webinar in several zones, each on a 24-hour strip. The visitor’s zone is first;
 * without scripts, the host’s.
 */
export function WorldClocks({ webinar, places, elsewhere, clockNote }: WorldClocksProps) {
  const { startsAt, minutes, timeZone, worldClocks } = webinar;
  const { form, keep } = useKeptChoice();
  const own = useOwnClock(startsAt);
  const day = localAt(Date.parse(startsAt), offsetOf(startsAt)).slice(0, 10);
  const clockOf = (zone: string): string =>
    worldClocks[(WORLD_ZONES as readonly string[]).indexOf(zone)] ?? '';
  const nameOf = (zone: string): string =>
    [...places, ...elsewhere].find((place) => place.zone === zone)?.name ?? cityOf(zone);
  const wordsOf = ({ name, zone }: Place): string =>
    zone === timeZone ? fill(copy.atHost, { place: name }) : name;
  const first = own?.zone ?? timeZone;
  const others = places.filter(({ zone }) => zone !== first);
  const spare =
    others.length > BESIDE ? others.findLast(({ zone }) => zone !== timeZone) : undefined;
  const beside = others
    .filter((place) => place !== spare)
    .sort((one, other) => clockOf(one.zone).localeCompare(clockOf(other.zone)));
  const moment = { day, startsAt, minutes };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={3} size="sm">
          <time dateTime={startsAt}>
            {weekdayOf(day)}, {inWords(day)}
          </time>
        </Heading>
        <Text look="small">{clockNote}</Text>
      </div>
      <ol>
        <ClockRow
          {...moment}
          isOwn
          name={fill(own ? copy.atVisitor : copy.atHost, { place: nameOf(first) })}
          local={own?.local ?? clockOf(timeZone)}
        />
        {beside.map((place) => (
          <ClockRow
            key={place.zone}
            {...moment}
            name={wordsOf(place)}
            local={clockOf(place.zone)}
          />
        ))}
      </ol>
      <form ref={form} data-choices onChange={keep} className={styles.elsewhere}>
        <ChoiceRow
          legend={copy.elsewhere}
          name="place"
          look="chips"
          choices={elsewhere.map(({ name }) => ({ key: name.toLowerCase(), content: name }))}
        />
        <ul aria-live="polite">
          {elsewhere.map(({ name, zone }, index) => (
            <ClockRow key={zone} {...moment} choice={index + 1} name={name} local={clockOf(zone)} />
          ))}
        </ul>
      </form>
    </div>
  );
}
