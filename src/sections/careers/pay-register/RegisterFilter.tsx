import { fill } from '../../../text/fillWords';
import copy from '../../../copy/openings.json';
import { findOpenings, type OpeningFilter } from '../../../ui/opening/findOpenings';
import { PLACES, TEAMS } from '../../../ui/opening/names';
import { Select } from '../../../ui/primitives/Select';
import type { ListedOpening } from './OpeningRow';
import * as styles from './RegisterFilter.module.css';

interface RegisterFilterProps {
  readonly openings: readonly ListedOpening[];
  readonly choice: OpeningFilter;
  readonly choose: (change: Partial<OpeningFilter>) => void;
}

const placeName = (place: (typeof PLACES)[number]): string =>
  place === 'anywhere' ? copy.anywhere : copy.places[place];

/** Filters of place and team, each option with its number of openings. */
export function RegisterFilter({ openings, choice, choose }: RegisterFilterProps) {
  const option = (value: string, words: string, left: OpeningFilter, name = '') => ({
    value,
    text: fill(words, { name, count: findOpenings(openings, left).length }),
  });
  return (
    <form
      method="get"
      action="#openings"
      aria-label={copy.filter}
      className={styles.root}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        id="opening-place"
        name="place"
        label={copy.place}
        value={choice.place}
        onChange={({ target }) => choose({ place: target.value })}
        choices={[
          option('', copy.allOf, { ...choice, place: '' }),
          ...PLACES.map((place) =>
            option(place, copy.counted, { ...choice, place }, placeName(place)),
          ),
        ]}
      />
      <Select
        id="opening-team"
        name="team"
        label={copy.team}
        value={choice.team}
        onChange={({ target }) => choose({ team: target.value })}
        choices={[
          option('', copy.allOf, { ...choice, team: '' }),
          ...TEAMS.map((team) => option(team, copy.counted, { ...choice, team }, copy.teams[team])),
        ]}
      />
    </form>
  );
}
