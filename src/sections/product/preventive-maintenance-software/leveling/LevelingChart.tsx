import type { CSSProperties } from 'react';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { leveling } from './schema';
import * as styles from './LevelingChart.module.css';

interface LevelingChartProps {
  readonly crew: SectionProps<typeof leveling>['crew'];
  readonly name: string;
  /** Hours per week. */
  readonly weeks: readonly number[];
  /** Hours at the top of the chart. */
  readonly most: number;
  /** Whether it is the chart after leveling; the chart before labels the lines. */
  readonly isLeveled?: boolean;
}

/** Bars of 52 weeks, with lines at plannable and paid hours. */
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
