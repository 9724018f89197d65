import type { CSSProperties } from 'react';
import { bandOf, type Pay } from './band';
import * as styles from './PayBand.module.css';

interface PayBandProps {
  readonly pay: Pay;
  readonly axis: Queries.PayAxisFragment;
  /** Pay ranges drawn faintly behind it. */
  readonly behind?: readonly Pay[];
}

/** Pay range on a dollar axis; the same in words stands beside it. */
export function PayBand({ pay, axis, behind = [] }: PayBandProps) {
  const place = (band: Pay): CSSProperties => {
    const { from, width } = bandOf(band, axis.rates, axis.most);
    return { '--from': `${from.toFixed(2)}%`, '--length': `${width.toFixed(2)}%` } as CSSProperties;
  };
  const marks = { '--marks': axis.most / axis.step } as CSSProperties;
  return (
    <span className={styles.root} style={marks} aria-hidden="true">
      {behind.map((band, index) => (
        <i key={index} className={styles.quiet} style={place(band)} />
      ))}
      <i className={styles.band} style={place(pay)} />
    </span>
  );
}
