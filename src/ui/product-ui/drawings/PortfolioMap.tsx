import type { PortfolioMap as PortfolioMapData } from '../../../content-model/drawings/portfolioMap';
import { Chip } from '../parts/Chip';
import { Lines } from '../parts/Lines';
import { Panel } from '../parts/Panel';
import * as styles from './PortfolioMap.module.css';
import { PriorityDot } from '../parts/PriorityDot';

/** Dot as a stroke of no length: its round caps keep their size at any scale. */
const dot = (x: number | string, y: number | string) => `M${x} ${y}h.1`;

/** Map of a portfolio’s sites, and a list of those that need action. */
export function PortfolioMap(props: PortfolioMapData) {
  const { title, count, moment, size, areas, dots, heading, sites, sums } = props;
  const quiet = dots.replace(/(\d+),(\d+) ?/g, (_, x: string, y: string) => dot(x, y));
  const hot = sites.map(({ x, y }) => dot(x, y)).join('');
  return (
    <Panel title={title} tag={count} end={moment}>
      <div className={styles.halves}>
        <svg className={styles.map} viewBox={`0 0 ${size.width} ${size.height}`}>
          {areas.map((path) => (
            <path key={path} className={styles.area} d={path} />
          ))}
          <path className={styles.quiet} d={quiet} />
          <path className={styles.ring} d={hot} />
          <path className={styles.hot} d={hot} />
        </svg>
        <div className={styles.list}>
          <b className={styles.heading}>{heading}</b>
          {sites.map(({ name, detail, priority, state }) => (
            <div key={name} className={styles.site}>
              <PriorityDot priority={priority} />
              <Lines title={name} detail={detail} />
              <Chip {...state} />
            </div>
          ))}
          <div className={styles.sums}>
            {sums.map(({ value, text }) => (
              <span key={text}>
                <b className={styles.sum}>{value}</b>
                {text}
              </span>
            ))}
          </div>
        </div>
      </div>
    </Panel>
  );
}
