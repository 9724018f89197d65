import { formatCount } from '../../../../format/number';
import { place } from '../../../../ui/plot/place';
import { Text } from '../../../../ui/primitives/Text';
import type { Row } from '../closeLedger';
import words from './words.json';
import * as styles from './LedgerLine.module.css';

interface LedgerSumProps {
  readonly total: Row;
  /** Length of the bar, in percent of all savings. */
  readonly reported: number;
}

/** The reported figure below its lines, to the same scale. */
export const LedgerSum = ({ total, reported }: LedgerSumProps) => (
  <div className={styles.sum}>
    <Text as="b" look="label" className={styles.words}>
      {words.reported}
    </Text>
    <span className={styles.track}>
      <i data-fill="strong" style={place({ x: 0, w: reported })} />
    </span>
    <Text as="span" look="label" className={styles.tons}>
      {formatCount(total.tons)}&#160;t
    </Text>
  </div>
);
