import * as styles from './Gauge.module.css';
import { css } from '../../parts/scale';
import { signedPercent } from '../../parts/signed';

interface DeviationProps {
  readonly percent: number;
  /** Percent at which the bar is full, to either side. */
  readonly full: number;
}

/** How far a machine is from its twin: to the right, and in brick, if it takes more. */
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
