import { useId } from 'react';
import { Button } from '../../../../ui/primitives/Button';
import { Fold } from '../../../../ui/primitives/Fold';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { piecesOf } from '../piecesOf';
import { amountsOf } from './amountsOf';
import { LedgerLine } from './LedgerLine';
import type { ledger } from './schema';
import words from './words.json';
import * as styles from './Ledger.module.css';

/** The lines of a year below each other, each from where the one before it ends; a line opens to its proof. */
export function Ledger(section: SectionProps<typeof ledger>) {
  const { title, lead, anchor, place, moment, chosen, book, act } = section;
  const group = useId();
  const { pieces, total, reported } = piecesOf(book);
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place} note={moment}>
      {pieces.map((piece) => (
        <Fold
          key={piece.name}
          name={group}
          isOpen={piece.name === chosen}
          title={<LedgerLine {...piece} />}
        >
          <div className={styles.proof}>
            <Text>{piece.proof}</Text>
            <Text look="label">{amountsOf(piece)}</Text>
          </div>
        </Fold>
      ))}
      <div className={styles.sum}>
        <LedgerLine
          name={words.reported}
          meter={amountsOf(total)}
          tons={total.tons}
          fill="strong"
          x={0}
          w={reported}
        />
      </div>
      <Scripted>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Scripted>
    </PanelSection>
  );
}
