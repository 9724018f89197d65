import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { firstHours } from './schema';
import * as styles from './FirstHoursBar.module.css';

interface FirstHoursBarProps {
  readonly pieces: SectionProps<typeof firstHours>['hoursOf'][number]['pieces'];
  /** Number of the mark that all of it is, of the hours of all; by default each piece is one. */
  readonly mark?: number;
}

/** Activities of an hour as a stacked bar. */
export const FirstHoursBar = ({ pieces, mark }: FirstHoursBarProps) => (
  <span className={styles.root} aria-hidden="true">
    {pieces.map(({ minutes, use, text }, index) => (
      <i
        key={text}
        data-mark={mark ?? index}
        data-use={use}
        className={styles.piece}
        style={place({ minutes: String(minutes) })}
      />
    ))}
  </span>
);
