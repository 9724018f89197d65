import { MONTHS } from '../../../../time/inWords';
import { ARCH, fieldsOf, middleOf, placeAt, pointAt, radiusOf, ringOf } from './arch';
import { DIAL_STATES, type Dial } from './dial';
import * as styles from './DialArch.module.css';

interface DialArchProps {
  readonly dial: Dial;
}

/** Radius of the end of the week’s line, and of the month labels. */
const LINE_END = ARCH.outer + 34;
const MONTH_RADIUS = ARCH.outer + 22;

/** A month label this close to the line, as a share of the year, moves away. */
const NEAR = 0.03;

/** Arch of the year: a ring per plan, a field per week. */
export function DialArch({ dial }: DialArchProps) {
  const now = middleOf(dial.week);
  const inner = pointAt(now, radiusOf(dial.plans.length - 1) - ARCH.ring - 18);
  const outer = pointAt(now, LINE_END);
  return (
    <div role="img" aria-label={dial.sentence} className={styles.root}>
      <svg viewBox={`0 0 ${ARCH.width} ${ARCH.height}`} aria-hidden="true">
        {dial.plans.map((plan, index) => {
          const ring = ringOf(index);
          return (
            <g key={plan.name} className={styles.ring}>
              <path
                d={ring.path}
                strokeWidth={ARCH.ring}
                strokeDasharray={ring.dashes}
                strokeDashoffset={ring.offset}
                className={styles.empty}
              />
              {DIAL_STATES.map((state) =>
                plan[state].length > 0 ? (
                  <path key={state} d={fieldsOf(index, plan[state])} className={styles[state]} />
                ) : null,
              )}
            </g>
          );
        })}
        <path d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} className={styles.line} />
        <circle cx={outer.x} cy={outer.y} r="9" className={styles.node} />
      </svg>
      <div aria-hidden="true">
        {MONTHS.map((month, index) => {
          const share = (index + 0.5) / 12;
          if (Math.abs(share - now) < NEAR) return null;
          return (
            <span key={month} className={styles.month} style={placeAt(share, MONTH_RADIUS)}>
              {month.slice(0, 3)}
            </span>
          );
        })}
        {dial.plans.map(({ name }, index) => (
          <span
            key={name}
            className={styles.number}
            style={{ left: placeAt(0, radiusOf(index) - ARCH.ring / 2).left }}
          >
            {index + 1}
          </span>
        ))}
        <p className={styles.week} style={placeAt(now, LINE_END)}>
          <b className={styles.weekName}>{dial.weekName}</b> {dial.weekText}
        </p>
      </div>
    </div>
  );
}
