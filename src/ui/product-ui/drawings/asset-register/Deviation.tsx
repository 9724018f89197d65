import * as styles from './Gauge.module.css';
import { css } from '../../../plot/scale';
import { signedPercent } from '../../parts/signed';

interface DeviationProps {
  readonly percent: number;
  /** Percent of a full bar, in either direction. */
  readonly full: number;
}

/** Consumption of an asset against its twin: more is to the right and brick. */
export function Deviation({ percent, full }: DeviationProps) {
  const width = Math.min(50, (Math.abs(percent) / full) * 50);
  return (
    <span className={styles.root}>
      <span className={styles.axis}>
        <i
          className={percent > 0 ? styles.more : styles.less}
          style={{ width: css(width), left: css(percent > 0 ? 50 : 50 - width) }}
        />
      </span>
      {signedPercent(percent)}
    </span>
  );
}
