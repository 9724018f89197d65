import { fill } from '../../../text/fillWords';
import copy from '../../../copy/sheet.json';
import { RoofWalkBuilding } from './RoofWalkBuilding';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { roofWalk } from './schema';
import * as styles from './RoofWalkRoute.module.css';

/** The way between two stops, in the drawing: dashed until the first of them is done. */
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

/** The walk as a drawing on wide screens and as a list on phones; a stop fills with its last tick. */
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
