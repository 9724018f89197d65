import { useId, type CSSProperties } from 'react';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { heapHeight, heapPath, landPath } from './land';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { termYear } from './schema';
import * as styles from './TermYear.module.css';

/** Area chart of people; the heading stands above it. */
export function TermYear(section: SectionProps<typeof termYear>) {
  const { headcounts, quiet, cliff, stretches, origin } = section;
  const heading = useId();
  const weeks = headcounts.length;
  const top = Math.max(...headcounts);
  const across = (week: number): string => `${(((week - 1) / weeks) * 100).toFixed(2)}%`;
  const lasts = quiet.jobCounts.length;
  const valley = headcounts.slice(quiet.firstWeek - 1, quiet.firstWeek - 1 + lasts);
  const place = {
    '--quiet': across(quiet.firstWeek),
    '--cliff': across(quiet.firstWeek + lasts),
    '--week': `${(100 / weeks).toFixed(3)}%`,
  };
  return (
    <HeroGround hero={section} heading={heading} usual="tint">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <div className={styles.window}>
        <div className={styles.land} style={place as CSSProperties}>
          <svg
            className={styles.shape}
            viewBox={`0 0 ${weeks} 1000`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={landPath(headcounts)} />
          </svg>
          {quiet.jobCounts.map((count, week) => {
            const spot = {
              '--x': across(quiet.firstWeek + week),
              '--people': ((valley[week] ?? 0) / top).toFixed(3),
            };
            return (
              <svg
                key={week}
                className={styles.heap}
                style={spot as CSSProperties}
                viewBox={`0 ${-heapHeight(count)} 4 ${heapHeight(count)}`}
                aria-hidden="true"
              >
                <path d={heapPath(count)} />
              </svg>
            );
          })}
          <p className={styles.quiet}>
            <b>{quiet.name}</b> {quiet.detail}
          </p>
          <i className={styles.edge} />
          <p className={styles.cliff}>
            <b>{cliff.name}</b> {cliff.detail}
          </p>
          {stretches.map(({ week, name, detail }) => (
            <p
              key={name}
              className={week > weeks / 2 ? styles.stretch : `${styles.stretch} ${styles.beyond}`}
              style={{ '--x': across(week) } as CSSProperties}
            >
              <b>{name}</b> {detail}
            </p>
          ))}
        </div>
      </div>
      <p className={styles.origin}>{origin}</p>
    </HeroGround>
  );
}
