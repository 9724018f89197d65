import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { later, passedBetween, timed } from './firstHours';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { place as placed } from '../../../ui/plot/place';
import { Fold } from '../../../ui/primitives/Fold';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Text } from '../../../ui/primitives/Text';
import { FirstHoursBar } from './FirstHoursBar';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstHours } from './schema';
import * as styles from './FirstHoursRow.module.css';

interface FirstHoursRowProps {
  readonly hour: SectionProps<typeof firstHours>['hoursOf'][number];
  readonly annoying: string;
  readonly uses: SectionProps<typeof firstHours>['uses'];
}

/** Hour of one person: name, and a bar that says its minutes, or all of them as a list on request. */
export function FirstHoursRow({ hour, annoying, uses }: FirstHoursRowProps) {
  const { person, begins, place, pieces, still } = hour;
  if (!person) return null;
  const span = { from: begins, to: later(begins, 60) };
  const told = timed(begins, pieces);
  const marks = told.map(({ at, minutes, use, text }) => ({
    at: (100 * (passedBetween(begins, at) + minutes / 2)) / 60,
    says: fill(copy.says, {
      at,
      minutes: fill(copy.minutes, { count: minutes }),
      use: uses[use],
      text,
    }),
  }));
  return (
    <li className={styles.root}>
      <div className={styles.who}>
        <Portrait person={person} variant="tile" tone="stone" />
        <div>
          <h3 className={styles.name}>{person.name}</h3>
          <p className={styles.role}>
            {person.role}, {person.company}
          </p>
          <p className={styles.role}>{place}</p>
        </div>
      </div>
      <div className={styles.hour}>
        <ReadOut
          label={fill(copy.hourOf, { name: person.name, ...span })}
          marks={marks}
          start={pieces.findIndex(({ use }) => use === 'screen')}
        >
          <div className={styles.bar}>
            <FirstHoursBar pieces={pieces} />
          </div>
        </ReadOut>
        <Fold
          title={
            <Text as="span" look="label">
              {fill(copy.open, span)}
            </Text>
          }
        >
          <ol className={styles.pieces} style={placed({ count: `${pieces.length}` })}>
            {told.map(({ at, minutes, use, text }) => (
              <li key={at}>
                <span data-use={use} className={styles.at}>
                  <b>{at}</b> {fill(copy.minutes, { count: minutes })}
                  <span className="visuallyHidden">, {uses[use]}</span>
                </span>
                {text}
              </li>
            ))}
          </ol>
        </Fold>
        <p className={styles.still}>
          <b>{annoying}</b> {still}
        </p>
      </div>
    </li>
  );
}
