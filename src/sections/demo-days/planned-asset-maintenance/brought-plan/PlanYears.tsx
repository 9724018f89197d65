import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { broughtPlan } from './schema';
import * as styles from './PlanYears.module.css';

type Brought = SectionProps<typeof broughtPlan>['brought'];

interface PlanYearsProps {
  readonly plan: Brought['plans'][number];
  readonly words: Brought;
}

/** Hours of 52 weeks, before and after leveling. */
export function PlanYears({ plan, words }: PlanYearsProps) {
  const { name, hours, open, year } = plan;
  const { before, after, moved, visits, furthest } = year;
  const most = Math.max(...before, hours * 1.1);
  const count = (year: readonly number[]): number => year.filter((week) => week > hours).length;
  const style = { '--line': `${((hours / most) * 100).toFixed(1)}%` } as CSSProperties;
  const years = [
    { title: words.grown, year: before, isLeveled: false },
    { title: words.leveled, year: after, isLeveled: true },
  ];
  return (
    <div>
      <div
        role="img"
        aria-label={fill(words.sentence, {
          name,
          before: count(before),
          after: count(after),
          hours,
        })}
        className={styles.years}
      >
        {years.map(({ title, year, isLeveled }) => (
          <div key={title} aria-hidden="true">
            <p className={styles.head}>
              <b>{title}</b> {fill(words.over, { count: count(year) })}
            </p>
            <div className={`${styles.bars} ${isLeveled ? styles.leveled : ''}`} style={style}>
              {year.map((week, index) => (
                <i
                  key={index}
                  className={week > hours ? styles.over : undefined}
                  style={
                    {
                      '--height': `${((week / most) * 100).toFixed(1)}%`,
                      '--fits': `${Math.min(100, (hours / Math.max(week, 1)) * 100).toFixed(1)}%`,
                    } as CSSProperties
                  }
                />
              ))}
              {isLeveled ? null : (
                <span className={styles.line}>{fill(words.line, { hours })}</span>
              )}
            </div>
          </div>
        ))}
      </div>
      <p className={styles.moved}>{fill(words.moved, { moved, visits, furthest })}</p>
      <p className={styles.open}>{open}</p>
    </div>
  );
}
