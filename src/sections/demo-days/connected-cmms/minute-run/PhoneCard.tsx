import { Icon } from '../../../../ui/primitives/Icon';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteRun } from './schema';
import * as styles from './PhoneCard.module.css';

type PhoneCardProps = NonNullable<SectionProps<typeof minuteRun>['stops'][number]['phone']>;

/** Drawn step on a phone screen. */
export const PhoneCard = ({ state, aside, step, value, unit, limits }: PhoneCardProps) => (
  <div className={styles.root}>
    <p className={styles.top}>
      <b>{state}</b>
      <span className={styles.soft}>{aside}</span>
    </p>
    <p className={styles.step}>{step}</p>
    <p className={styles.value}>
      {value} <span className={styles.soft}>{unit}</span>
    </p>
    <p className={styles.limits}>
      <Icon name="check" className={styles.sign} /> {limits}
    </p>
  </div>
);
