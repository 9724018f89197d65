import { caseCurve, type Hours, type Reading } from './caseCurve.ts';
import type { WallCase } from './schema';
import copy from '../words.json';
import { fill } from '../../../../text/fillWords';
import * as styles from './CaseCell.module.css';

interface CaseCellProps {
  readonly cold: WallCase;
  readonly hours: Hours;
}

/** Degrees below and above the target that a cell can show. */
const ROOM = { under: 3, over: 13 };

/** Path of a curve in a box of 160 × 80. */
const pathOf = (curve: readonly Reading[], target: number, { from, to }: Hours): string =>
  `M${curve
    .map(({ hour, degrees }) => {
      const x = ((hour - from) / (to - from)) * 160;
      const y = 80 - ((degrees - target + ROOM.under) / (ROOM.under + ROOM.over)) * 80;
      return `${Math.round(x)} ${Math.round(Math.max(y, 1))}`;
    })
    .join('L')}`;

/** Cell of a case: number, contents, and temperature curve with defrosts hatched. */
export function CaseCell({ cold, hours }: CaseCellProps) {
  const curve = caseCurve(cold, hours);
  const now = curve.at(-1)?.degrees ?? cold.target;
  const span = hours.to - hours.from;
  return (
    <li className={styles.root} data-warm={cold.isWarm || undefined}>
      <p className={styles.head}>
        <b className={styles.number}>{cold.number}</b> {cold.name}
        <span className={styles.now}>
          {fill(copy.degrees, { degrees: now.toFixed(1).replace('-', '−') })}
        </span>
        {cold.remark ? <b className={styles.remark}>{cold.remark}</b> : null}
      </p>
      <div className={styles.plot} aria-hidden="true">
        {cold.defrosts.map(({ at, minutes }) => (
          <i
            key={at}
            className={styles.defrost}
            style={{
              left: `${(((at - hours.from) / span) * 100).toFixed(1)}%`,
              width: `${((minutes / 60 / span) * 100).toFixed(1)}%`,
            }}
          />
        ))}
        <svg className={styles.strokes} viewBox="0 0 160 80" preserveAspectRatio="none">
          <path className={styles.curve} d={pathOf(curve, cold.target, hours)} />
        </svg>
      </div>
    </li>
  );
}
