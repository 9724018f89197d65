import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { beyond } from './walls';
import { formatCount } from '../../../../format/number';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { twoWalls } from './schema';
import * as styles from './TwoWallsChoice.module.css';

/** Clock time of a number of half hours. */
const time = (halves: number): string =>
  fill(halves % 2 ? copy.time : copy.hours, {
    hours: Math.floor(halves / 2),
    minutes: (halves % 2) * 30,
  });

/** Choice of the limits, each with its saving and the hours beyond it. */
export function TwoWallsChoice(hero: SectionProps<typeof twoWalls>) {
  const { ask, choices, start, sign, wanted, awake, savedName, beyondName } = hero;
  return (
    <div className={styles.root}>
      <ChoiceRow
        legend={ask}
        name="walls"
        look="chips"
        first={start}
        choices={choices.map(({ low, up }, index) => ({
          key: String(index),
          content: `${fill(copy.walls, { low, up })}\u00a0${sign}`,
        }))}
      />
      <div aria-live="polite">
        {choices.map((choice) => (
          <dl key={choice.low} className={styles.result}>
            <div>
              <dt className={styles.name}>{savedName}</dt>
              <dd className={styles.figure}>
                {fill(copy.saved, { kwh: formatCount(choice.saved) })}{' '}
                <span className={styles.share}>{choice.share}</span>
              </dd>
            </div>
            <div>
              <dt className={styles.name}>{beyondName}</dt>
              <dd className={styles.figure}>
                {time(beyond(wanted.slice(awake.from, awake.to), choice))}
              </dd>
            </div>
          </dl>
        ))}
      </div>
    </div>
  );
}
