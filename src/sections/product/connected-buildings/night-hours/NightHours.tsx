import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { DayBars } from './DayBars';
import type { nightHours } from './schema';
import * as styles from './NightHours.module.css';

/** Dark opening: the day stands behind, and what is left of it at night is lit. */
export const NightHours = (section: SectionProps<typeof nightHours>) => (
  <div data-theme="dark" className={styles.root}>
    <Opening opening={section} drawing={<DayBars {...section} />} />
  </div>
);
