import type { CSSProperties } from 'react';
import copy from './words.json';
import { RoundStep } from './RoundStep';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { roundSheet } from './schema';
import * as styles from './Round.module.css';

interface RoundProps {
  readonly round: SectionProps<typeof roundSheet>['round'];
}

/** Keys of the phone’s number pad. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '←'];

/** Number of floor changes before each step. */
const depthsOf = (levels: readonly string[]): number[] => {
  let depth = 0;
  return levels.map((level, index) => {
    if (index > 0 && level !== levels[index - 1]) depth += 1;
    return depth;
  });
};

/**
 * Grid of sheet, phone and signal strength per step. Each step is a radio button, so that CSS shows
 * the chosen one.
 */
export function Round({ round }: RoundProps) {
  const { name, place, day, signature, chosen, sent, steps } = round;
  const depths = depthsOf(steps.map(({ level }) => level));
  const offlineFrom = steps.findIndex(({ signal }) => signal === 0);
  return (
    <fieldset
      className={styles.root}
      style={{ '--steps': steps.length, '--floors': depths.at(-1) } as CSSProperties}
    >
      <legend className="visuallyHidden">{copy.steps}</legend>
      <i className={styles.paper} />
      <i className={styles.phone} />
      <div aria-hidden="true" className={styles.keys}>
        {KEYS.map((key) => (
          <span key={key}>{key}</span>
        ))}
      </div>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b> {place}
        <span className={styles.day}>{day}</span>
      </p>
      {steps.map((step, index) => (
        <RoundStep
          key={step.name}
          step={step}
          number={index + 1}
          count={steps.length}
          kept={index - offlineFrom + 1}
          depth={depths[index] ?? 0}
          isNewLevel={step.level !== steps[index - 1]?.level}
          isChosen={index + 1 === chosen}
        />
      ))}
      <p className={styles.signature}>{signature}</p>
      <p className={styles.sent}>{sent}</p>
    </fieldset>
  );
}
