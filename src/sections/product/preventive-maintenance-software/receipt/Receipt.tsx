import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { formatUsd } from '../../../../format/number';
import { hourlyRate } from '../../../../roi/rates';
import { ReceiptPaper } from './ReceiptPaper';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { receipt } from './schema';
import * as styles from './Receipt.module.css';

/** Receipt beside the text. */
export function Receipt({ title, anchor, text, bill }: SectionProps<typeof receipt>) {
  const rates = fill(copy.rates, {
    inHouse: formatUsd(hourlyRate.inHouse),
    outsourced: formatUsd(hourlyRate.outsourced),
  });
  return (
    <Section
      title={title}
      anchor={anchor}
      head="side"
      ground="stone"
      className={styles.root}
      action={
        <div className={styles.words}>
          <Prose html={text} />
          <Text look="source" className={styles.note}>
            {bill.note} {rates}
          </Text>
        </div>
      }
    >
      <ReceiptPaper bill={bill} />
    </Section>
  );
}
