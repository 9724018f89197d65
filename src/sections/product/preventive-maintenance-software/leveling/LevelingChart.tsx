import type { CSSProperties } from 'react';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { leveling } from './schema';
import * as styles from './LevelingChart.module.css';

interface LevelingChartProps {
  readonly crew: SectionProps<typeof leveling>['crew'];
  readonly name: string;
  /** Hours, week by week. */
  readonly weeks: readonly number[];
  /** Hours at the upper edge. */
  readonly most: number;
  /** Whether this is the year after; the first of the two says what the lines across are. */
  readonly isLeveled?: boolean;
}

/** Fifty-two bars under the two lines that they have to stay below. */
export function LevelingChart({ crew, name, weeks, most, isLeveled = false }: LevelingChartProps) {
  const { paid, paidName, plannable, plannableName, over } = crew;
  const limits = { '--most': most, '--paid': paid, '--plannable': plannable } as CSSProperties;
  return (
    <div aria-hidden="true" className={styles.root}>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b>
        {`${weeks.filter((hours) => hours > plannable).length}\u00a0${over}`}
      </p>
      <div className={`${styles.bars} ${isLeveled ? styles.leveled : ''}`} style={limits}>
        {weeks.map((hours, week) => (
          <i
            key={week}
            className={hours > plannable ? styles.over : undefined}
            style={{ '--hours': hours } as CSSProperties}
          />
        ))}
        <span className={styles.paid}>{isLeveled ? null : paidName}</span>
        <span className={styles.plannable}>{isLeveled ? null : plannableName}</span>
      </div>
    </div>
  );
}
