import { pathOf, pointsOf, remembered, scaleOf } from './trendWindow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { trendWindow } from './schema';
import * as styles from './TrendWindowScreen.module.css';

type Words = SectionProps<typeof trendWindow>;

interface TrendWindowScreenProps extends Pick<Words, 'daily' | 'memory'> {
  readonly look: Words['looks'][number];
}

const WIDTH = 600;
const HEIGHT = 140;

/** Trend screen with automatic scale. */
export function TrendWindowScreen({ daily, memory, look }: TrendWindowScreenProps) {
  const seen = remembered(daily, look.day, memory);
  const { low, high } = scaleOf(seen);
  const rising = seen.map((value) => value - low);
  return (
    <div className={styles.root} aria-hidden="true">
      <p className={styles.scale}>
        <span>{high}.0</span>
        <span>{low}.0</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.chart}>
        <path
          className={styles.grid}
          d="M0 35H600M0 70H600M0 105H600M100 0V140M200 0V140M300 0V140M400 0V140M500 0V140"
        />
        <path className={styles.line} d={pathOf(pointsOf(rising, high - low, WIDTH, HEIGHT))} />
      </svg>
    </div>
  );
}
