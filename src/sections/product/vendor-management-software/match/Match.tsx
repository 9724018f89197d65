import { graphql } from 'gatsby';
import { useId } from 'react';
import type { MatchBill, MatchCard } from './schema';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { MatchInvoice } from './MatchInvoice';
import { MatchLeaders } from './MatchLeaders';
import { MatchRates } from './MatchRates';
import * as styles from './Match.module.css';

/** A rate card and an invoice with a leader from line to line; only what does not match has color. */
export function Match(section: Queries.MatchSectionPartsFragment) {
  const heading = useId();
  const card = section.rateCard as unknown as MatchCard;
  const bill = section.bill as unknown as MatchBill;
  return (
    <HeroGround hero={section} heading={heading} usual="stone" over="board">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <div className={styles.table} data-keep-clear>
        <MatchRates card={card} />
        <MatchLeaders rates={card.lines.length} lines={bill.lines} />
        <MatchInvoice bill={bill} asked={section.asked} paid={section.paid} open={section.open} />
      </div>
      <Text size="small" isSoft className={styles.outcome}>
        {section.outcome}
      </Text>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment MatchSectionParts on MatchSection {
    ...HeroWords
    rateCard
    bill
    asked
    paid
    open
    outcome
  }
`;
