import { useId, type CSSProperties } from 'react';
import { minutesSpent, startsOf } from './minutes';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { MinuteBars } from './MinuteBars';
import { MinuteSpans } from './MinuteSpans';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteScale } from './schema';
import * as styles from './MinuteScale.module.css';

/** The heading stands above the idle minutes. */
export function MinuteScale(section: SectionProps<typeof minuteScale>) {
  const { start, minutes, peak, left, before, after } = section.stop;
  const heading = useId();
  const all = minutesSpent(before.spans);
  const work = before.spans.findIndex(({ kind }) => kind === 'hands');
  const rest = minutesSpent(before.spans.slice(work)) / all;
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.stage}>
          <div className={styles.words}>
            <HeroText hero={section} heading={heading} />
          </div>
          <div className={styles.before}>
            <MinuteBars spans={before.spans} all={all} />
          </div>
          <p
            aria-hidden="true"
            className={styles.peak}
            style={{ '--work': `${(rest * 100).toFixed(1)}%` } as CSSProperties}
          >
            <b>{startsOf(before.spans, start)[work]}</b> {peak}
          </p>
        </div>
        <MinuteSpans run={before} start={start} unit={minutes} />
        <div className={styles.after}>
          <MinuteBars spans={after.spans} all={all} />
          <p className={styles.left}>{left}</p>
        </div>
        <MinuteSpans run={after} start={start} unit={minutes} />
      </div>
    </HeroGround>
  );
}
