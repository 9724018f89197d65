import { Swatch } from '../../../../ui/plot/Swatch';
import { Text } from '../../../../ui/primitives/Text';
import type { Fate } from './night';
import type { Alarm } from './schema';
import words from './words.json';
import * as styles from './AlarmRow.module.css';

interface AlarmRowProps {
  readonly alarm: Alarm;
  readonly fate: Fate;
  /** Who is woken if no rule lets them sleep. */
  readonly duty: string;
}

const FILLS = { woken: 'cold', needless: 'wait', waits: 'good-soft', missed: 'late' } as const;

/** One alarm: when, what, what becomes of it, and who is woken. */
export function AlarmRow({ alarm, fate, duty }: AlarmRowProps) {
  const { time, what, woken, outcome, without } = alarm;
  const said = {
    woken: woken ?? duty,
    needless: duty,
    waits: words.states.waits,
    missed: words.states.missed,
  };
  return (
    <li className={styles.root}>
      <Text as="b" look="label">
        {time}
      </Text>
      <span>
        <Text as="b" look="label">
          {what}
        </Text>{' '}
        <Text as="span" look="source" className={styles.what}>
          {fate === 'woken' || fate === 'waits' ? outcome : without}
        </Text>
      </span>
      <Text as="b" look="source" className={styles.who}>
        <Swatch fill={FILLS[fate]} /> {said[fate]}
      </Text>
    </li>
  );
}
