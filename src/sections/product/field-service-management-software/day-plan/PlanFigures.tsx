import { clock } from '../../../../ui/plot/segments';
import { Text } from '../../../../ui/primitives/Text';
import type { Schedule } from './schedule';
import words from './words.json';
import * as styles from './PlanFigures.module.css';

/** What the order comes to. */
export function PlanFigures({ schedule }: { readonly schedule: Schedule }) {
  const { miles, ends, errands } = schedule;
  const figures = [
    { value: String(miles), unit: words.miles },
    { value: clock(ends), unit: words.home },
    { value: String(errands), unit: words.errands },
  ];
  return (
    <div className={styles.root} aria-live="polite">
      {figures.map(({ value, unit }) => (
        <p key={unit}>
          <Text as="b" look="figureLg">
            {value}
          </Text>{' '}
          <Text as="span" look="unit">
            {unit}
          </Text>
        </p>
      ))}
    </div>
  );
}
