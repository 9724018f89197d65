import { useId, useState } from 'react';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { piecesOf } from '../piecesOf';
import { LedgerLine } from './LedgerLine';
import { LedgerPage } from './LedgerPage';
import { LedgerProof } from './LedgerProof';
import { LedgerSum } from './LedgerSum';
import type { ledger } from './schema';
import words from './words.json';
import * as styles from './Ledger.module.css';

/** The lines of a year below each other, each from where the one before it ends; the chosen one shows its proof. */
export function Ledger(section: SectionProps<typeof ledger>) {
  const { title, lead, anchor, place, moment, book, act } = section;
  const group = useId();
  const [chosen, choose] = useState(section.chosen);
  const { pieces, total, reported } = piecesOf(book);
  const piece = pieces.find(({ name }) => name === chosen);
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place} note={moment} isFull>
      <div className={styles.root}>
        <fieldset className={styles.lines}>
          <legend className="visuallyHidden">{words.legend}</legend>
          {pieces.map((each) => (
            <LedgerLine
              key={each.name}
              group={group}
              piece={each}
              isChosen={each === piece}
              onChoose={() => choose(each.name)}
            />
          ))}
          <LedgerSum total={total} reported={reported} />
        </fieldset>
        {piece ? <LedgerProof piece={piece} /> : null}
      </div>
      <LedgerPage pieces={pieces} total={total} />
    </PanelSection>
  );
}
