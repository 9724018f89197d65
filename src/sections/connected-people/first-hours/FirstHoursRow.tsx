import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { later, timed } from './firstHours';
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
  /** Whether phones show its list from the start. */
  readonly isOpen: boolean;
}

/** Hour of one person: name, bar and list of activities, which phones fold. */
export function FirstHoursRow({ hour, annoying, uses, isOpen }: FirstHoursRowProps) {
  const { person, begins, place, pieces, still } = hour;
  if (!person) return null;
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
        <FirstHoursBar pieces={pieces} />
        <Fold
          isOpen={isOpen}
          isOpenWide
          title={
            <Text as="span" look="label">
              {fill(copy.open, { from: begins, to: later(begins, 60) })}
            </Text>
          }
        >
          <ol className={styles.pieces} style={placed({ count: `${pieces.length}` })}>
            {timed(begins, pieces).map(({ at, minutes, use, text }) => (
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
