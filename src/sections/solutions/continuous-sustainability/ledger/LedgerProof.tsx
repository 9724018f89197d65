import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSide } from '../../../../ui/product-ui/parts/PanelSide';
import type { Piece } from '../piecesOf';
import { shown } from './shown';
import words from './words.json';
import * as styles from './LedgerProof.module.css';

/** How the chosen line was measured, and what it counts in three units. */
export function LedgerProof({ piece }: { readonly piece: Piece }) {
  const { name, day, meter, proof, kwh, lb, tons } = piece;
  return (
    <PanelSide isSunken>
      <div role="status" className={styles.says}>
        <Text look="source">{day ? `${day}, ${meter}` : meter}</Text>
        <Text look="verdict">{name}</Text>
        <Text>{proof}</Text>
      </div>
      <Terms
        width="9rem"
        terms={[
          { label: words.kwh, value: shown(kwh) },
          { label: words.lb, value: shown(lb) },
          { label: words.tons, value: shown(tons) },
        ]}
      />
    </PanelSide>
  );
}
