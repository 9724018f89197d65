import { pathOf, pointsOf } from './trendWindow';
import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { trendWindow } from './schema';
import * as styles from './TrendWindowStrip.module.css';

type TrendWindowStripProps = Pick<
  SectionProps<typeof trendWindow>,
  'daily' | 'highest' | 'memory' | 'marks' | 'changed' | 'looks' | 'quantity'
>;

const WIDTH = 1000;
const HEIGHT = 200;

/** All days as a curve, the stored ones framed. */
export function TrendWindowStrip(props: TrendWindowStripProps) {
  const { daily, highest, memory, marks, changed, looks, quantity } = props;
  const last = daily.length - 1;
  const share = (day: number): string => `${Math.round((day / last) * 1000) / 10}%`;
  const path = pathOf(pointsOf(daily, highest, WIDTH, HEIGHT));
  return (
    <div aria-hidden="true">
      <div className={styles.field}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.curve}>
          <path className={styles.area} d={`${path}V${HEIGHT}H0Z`} />
          <path className={styles.line} d={path} />
        </svg>
        <p className={styles.changed} style={place({ at: share(changed.day) })}>
          <span>{changed.text}</span>
        </p>
        {looks.map(({ name, day }, index) => (
          <i
            key={name}
            data-choice={index + 1}
            className={styles.frame}
            style={place({
              at: share(Math.max(0, day + 1 - memory)),
              wide: share(Math.min(day, memory - 1)),
            })}
          />
        ))}
      </div>
      <p className={styles.marks}>
        {marks.map(({ name, day }) => (
          <span key={name} style={place({ at: share(day) })}>
            {name}
          </span>
        ))}
      </p>
      <p className={styles.quantity}>{quantity}</p>
    </div>
  );
}
