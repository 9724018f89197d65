import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { InvoiceMatchInvoice } from './InvoiceMatchInvoice';
import { InvoiceMatchLeaders } from './InvoiceMatchLeaders';
import { InvoiceMatchRates } from './InvoiceMatchRates';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { invoiceMatch } from './schema';
import * as styles from './InvoiceMatch.module.css';

/** Lines connect invoice and rate card; only mismatches are colored. */
export function InvoiceMatch(section: SectionProps<typeof invoiceMatch>) {
  const heading = useId();
  const card = section.rateCard;
  const bill = section.bill;
  return (
    <HeroGround hero={section} heading={heading} usual="stone" over="board">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <div className={styles.table} data-keep-clear>
        <InvoiceMatchRates card={card} />
        <InvoiceMatchLeaders rates={card.lines.length} lines={bill.lines} />
        <InvoiceMatchInvoice
          bill={bill}
          asked={section.asked}
          paid={section.paid}
          open={section.open}
        />
      </div>
      <Text look="small" isSoft className={styles.outcome}>
        {section.outcome}
      </Text>
    </HeroGround>
  );
}
