import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { firstHours } from './schema';
import * as styles from './FirstHoursBar.module.css';

interface FirstHoursBarProps {
  readonly pieces: SectionProps<typeof firstHours>['hoursOf'][number]['pieces'];
}

/** Activities of an hour as a stacked bar. */
export const FirstHoursBar = ({ pieces }: FirstHoursBarProps) => (
  <span className={styles.root} aria-hidden="true">
    {pieces.map(({ minutes, use, text }) => (
      <i
        key={text}
        data-use={use}
        className={styles.piece}
        style={place({ minutes: String(minutes) })}
      />
    ))}
  </span>
);
