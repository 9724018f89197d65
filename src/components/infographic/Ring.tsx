import { ringPath, ringRadius } from '../../instruments/infographic/ringPaths';
import { MONTHS } from '../../dates/inWords';
import { Part } from './Part';
import { panelAnchor, type BodyProps } from './body';
import * as styles from './Ring.module.css';

const INNER = 78;
const OUTER = 322;
/** Of the room of a ring, what its columns may fill. */
const FILLED = 0.86;

const tones: Readonly<Record<string, string | undefined>> = {
  ink: styles.ink,
  brick: styles.brick,
  amber: styles.amber,
  ice: styles.ice,
  pine: styles.pine,
};

/** A year as a circle: a ring of twelve months for each figure, each on its own scale. */
export function Ring({ panels }: BodyProps) {
  const height = ((OUTER - INNER) / panels.length) * FILLED;
  return (
    <div className={styles.root} data-ring="">
      <div aria-hidden="true" className={styles.dial}>
        <svg viewBox="-360 -360 720 720" className={styles.year}>
          <path className={styles.spokes} d={spokes()} />
          {panels.map(({ title, tone, data }, index) => {
            const radius = ringRadius(index, panels.length, INNER, OUTER);
            return (
              <g key={title} className={styles.ring}>
                <circle className={styles.circle} r={radius} />
                <path
                  className={tones[tone]}
                  d={ringPath(
                    data.map(({ value }) => value),
                    radius,
                    height,
                  )}
                />
                <text className={styles.number} y={-radius - height / 2 + 6}>
                  {index + 1}
                </text>
              </g>
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
