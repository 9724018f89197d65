import { formatCount } from '../../../../format/number';
import { hatchOf } from '../../../../ui/plot/fill';
import { place } from '../../../../ui/plot/place';
import { Text } from '../../../../ui/primitives/Text';
import { PickRow } from '../../../../ui/product-ui/parts/PickRow';
import type { Piece } from '../piecesOf';
import * as styles from './LedgerLine.module.css';

interface LedgerLineProps {
  readonly group: string;
  readonly piece: Piece;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A line as a radio button: name and meter, its piece of the bar, its tons. */
export function LedgerLine({ group, piece, isChosen, onChoose }: LedgerLineProps) {
  const { name, meter, tons, fill, hatch, x, w } = piece;
  return (
    <PickRow className={styles.root} {...{ group, isChosen, onChoose }}>
      <span className={styles.words}>
        <Text as="b" look="label">
          {name}
        </Text>{' '}
        <Text as="span" look="source" className={styles.meter}>
          {meter}
        </Text>
      </span>
      <span className={styles.track}>
        <i data-fill={fill} style={place({ x, w, hatch: hatchOf(hatch) })} />
      </span>
      <Text as="span" look="label" className={styles.tons}>
        {tons > 0 ? '+' : ''}
        {formatCount(tons)}&#160;t
      </Text>
    </PickRow>
  );
}
