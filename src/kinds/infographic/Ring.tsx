import { MONTHS } from '../../time/inWords';
import { Part } from './Part';
import { panelAnchor, type BodyProps } from './body';
import { ringSize, YearRing } from '../../ui/infographic/YearRing';
import * as styles from './Ring.module.css';

const INNER = 78;
const OUTER = 322;
/** Infographic as a year’s circle: a ring of twelve months per figure, each on its own scale. A ring leads to its figure. */
export function Ring({ panels }: BodyProps) {
  const size = { count: panels.length, inner: INNER, outer: OUTER };
  return (
    <div className={styles.root} data-ring="">
      <div aria-hidden="true" className={styles.dial}>
        <svg viewBox="-360 -360 720 720" className={styles.year}>
          <path className={styles.spokes} d={spokes()} />
          {panels.map((panel, index) => {
            const { radius, height } = ringSize({ ...size, index });
            return (
              <a
                key={panel.title}
                href={`#${panelAnchor(index)}`}
                tabIndex={-1}
                className={styles.ring}
              >
                <title>{panel.title}</title>
                <YearRing panel={panel} index={index} {...size} />
                <text className={styles.number} y={-radius - height / 2 + 6}>
                  {index + 1}
                </text>
              </a>
            );
          })}
          {MONTHS.map((month, index) => {
            const angle = ((index + 0.5) / 12) * 2 * Math.PI;
            return (
              <text
                key={month}
                className={styles.month}
                x={Math.round(343 * Math.sin(angle))}
                y={Math.round(-343 * Math.cos(angle)) + 6}
              >
                {month.slice(0, 3)}
              </text>
            );
          })}
        </svg>
      </div>
      <ol className={styles.parts}>
        {panels.map((panel, index) => (
          <li key={panel.title} id={panelAnchor(index)} className={styles.part}>
            <span aria-hidden="true" className={styles.which}>
              {index + 1}
            </span>
            <Part panel={panel} isNarrow />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Lines between the months. */
const spokes = (): string =>
  MONTHS.map((_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${Math.round(INNER * x)} ${Math.round(INNER * y)}L${Math.round(330 * x)} ${Math.round(330 * y)}`;
  }).join('');
