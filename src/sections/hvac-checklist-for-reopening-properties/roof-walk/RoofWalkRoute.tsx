import { fill } from '../../../text/fillWords';
import copy from '../../../copy/sheet.json';
import { RoofWalkBuilding } from './RoofWalkBuilding';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { roofWalk } from './schema';
import * as styles from './RoofWalkRoute.module.css';

/** Paths between stops: dashed until the earlier stop is done. */
const WAYS = [
  'M55 240H272V92H298',
  'M298 92H556',
  'M556 92H690V308H799',
  'M799 308H940V168H965',
  'M965 168H1012V240H1111',
];

interface RoofWalkRouteProps {
  readonly stops: SectionProps<typeof roofWalk>['stops'];
}

/** Route as a drawing, on phones as a list; a stop fills when all its tasks are ticked. */
export const RoofWalkRoute = ({ stops }: RoofWalkRouteProps) => (
  <nav aria-label={copy.stops} className={styles.root}>
    <svg
      viewBox="0 0 1240 340"
      preserveAspectRatio="none"
      className={styles.drawing}
      aria-hidden="true"
    >
      <RoofWalkBuilding>
        {WAYS.map((way) => (
          <g key={way}>
            <path className={styles.way} d={way} />
          </g>
        ))}
      </RoofWalkBuilding>
    </svg>
    <ol className={styles.stops}>
      {stops.map(({ short, minutes }, index) => (
        <li key={short} className={styles.stop}>
          <a href={`#stop-${index + 1}`} className={styles.link}>
            <i className={styles.ring} />
            <b className={styles.name}>{short}</b>
            <span className={styles.minutes}>{fill(copy.minutes, { minutes })}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
