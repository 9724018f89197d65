import { formatCount } from '../../../../format/number';
import { hatchOf } from '../../../../ui/plot/fill';
import { place } from '../../../../ui/plot/place';
import { Text } from '../../../../ui/primitives/Text';
import type { Piece } from '../piecesOf';
import * as styles from './Ledger.module.css';

type LineProps = Pick<Piece, 'name' | 'meter' | 'tons' | 'fill' | 'hatch' | 'x' | 'w'>;

/** A line: name and meter, its piece of the bar, its tons. */
export const LedgerLine = ({ name, meter, tons, fill, hatch, x, w }: LineProps) => (
  <span className={styles.line}>
    <span>
      <Text as="b" look="label">
        {name}
      </Text>{' '}
      <Text as="span" look="source">
        {meter}
      </Text>
    </span>
    <span className={styles.track}>
      <i data-fill={fill} style={place({ x, w, hatch: hatchOf(hatch) })} />
    </span>
    <Text as="span" look="label">
      {tons > 0 ? '+' : ''}
      {formatCount(tons)}&#160;t
    </Text>
  </span>
);
