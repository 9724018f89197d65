import { fill } from '../../../text/fillWords';
import copy from '../../../copy/openings.json';
import {
  findOpenings,
  writeOpeningFilter,
  type OpeningFilter,
} from '../../../ui/opening/findOpenings';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import type { ListedOpening } from './OpeningRow';
import * as styles from './NoOpening.module.css';

interface NoOpeningProps {
  readonly choice: OpeningFilter;
  readonly openings: readonly ListedOpening[];
  readonly choose: (change: Partial<OpeningFilter>) => void;
  readonly text: string;
  readonly jobs: Queries.ActionLinkFragment;
}

/** Empty result: links to the openings without place or team filter. */
export function NoOpening({ choice, openings, choose, text, jobs }: NoOpeningProps) {
  const place =
    choice.place === 'anywhere'
      ? copy.anywhere
      : copy.places[choice.place as keyof typeof copy.places];
  const team = copy.teams[choice.team as keyof typeof copy.teams];
  const words = place && team ? copy.emptyBoth : place ? copy.emptyPlace : copy.emptyTeam;
  const ways = [
    { name: fill(copy.withoutTeam, { name: place ?? '' }), left: { ...choice, team: '' } },
    { name: fill(copy.without, { name: team ?? '' }), left: { ...choice, place: '' } },
    { name: copy.all, left: { place: '', team: '' } },
  ].filter(
    ({ left }) =>
      (left.place !== choice.place || left.team !== choice.team) &&
      findOpenings(openings, left).length > 0,
  );
  return (
    <div className={styles.root}>
      <Heading level={3} size="md">
        {fill(words, { place: place ?? '', team: team ?? '' })}
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({ name, left }) => (
          <li key={name}>
            <a
              href={`?${writeOpeningFilter('', left)}#openings`}
              className={styles.way}
              onClick={(event) => {
                event.preventDefault();
                choose(left);
              }}
            >
              {fill(copy.counted, { name, count: findOpenings(openings, left).length })}
            </a>
          </li>
        ))}
      </ul>
      <Text isSoft>{text}</Text>
      <ArrowLink href={jobs.href}>{jobs.text}</ArrowLink>
    </div>
  );
}
