import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { MatchInvoice } from './MatchInvoice';
import { MatchLeaders } from './MatchLeaders';
import { MatchRates } from './MatchRates';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { match } from './schema';
import * as styles from './Match.module.css';

/** Lines connect invoice and rate card; only mismatches are colored. */
export function Match(section: SectionProps<typeof match>) {
  const heading = useId();
  const card = section.rateCard;
  const bill = section.bill;
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
