import type { CSSProperties } from 'react';
import type { Branch } from './branches';
import { formatCount } from '../../../../format/number';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { meterTree } from './schema';
import * as styles from './MeterTreeLabels.module.css';

type Tree = SectionProps<typeof meterTree>;

interface MeterTreeLabelsProps extends Pick<Tree, 'meters' | 'times'> {
  readonly trees: readonly (readonly Branch[])[];
}

/** Middle of a branch’s end at each time, as custom properties: `--y-0`. */
function places(trees: MeterTreeLabelsProps['trees'], index: number): CSSProperties {
  const entries = trees.map((tree, time) => {
    const end = tree[index]?.end ?? { top: 0, bottom: 0 };
    return [`--y-${time}`, `${((end.top + end.bottom) / 20).toFixed(1)}%`];
  });
  return Object.fromEntries(entries) as CSSProperties;
}

/** Meters with their readings, at the ends of the branches. */
export function MeterTreeLabels({ meters, times, trees }: MeterTreeLabelsProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {meters.map(({ name, amounts, isRest }, index) => (
          <li key={name} className={styles.label} style={places(trees, index)}>
            <b className={isRest ? styles.rest : styles.name}>{name}</b>
            {amounts.map((amount, time) => (
              <span key={time} className={styles.amount}>
                {`${formatCount(amount)}\u00a0${times[time]?.unit ?? ''}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.total} aria-live="polite">
        {times.map(({ total }) => (
          <span key={total} className={styles.amount}>
            {total}
          </span>
        ))}
      </p>
    </div>
  );
}
