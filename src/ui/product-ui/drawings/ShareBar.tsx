import type { ShareBar as ShareBarData } from '../../../content-model/drawings/shareBar';
import { formatCount } from '../../../format/number';
import * as styles from './ShareBar.module.css';

/** Stacked bar; a part too narrow for its label shows the figure only. */
export function ShareBar({ parts }: ShareBarData) {
  return (
    <div className={styles.root}>
      {parts.map(({ value, text, tone }) => (
        <span key={text} className={`${styles.part} ${styles[tone]}`} style={{ flexGrow: value }}>
          <b className={styles.value}>{formatCount(value)}</b>
          <span className={styles.text}>{text}</span>
        </span>
      ))}
    </div>
  );
}
