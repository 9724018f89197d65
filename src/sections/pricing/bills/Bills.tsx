import { priceOf } from '../../../pricing/price.ts';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { BillsRow } from './BillsRow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bills as schema } from './schema';
import * as styles from './Bills.module.css';

export function Bills({ title, lead, anchor, bills, note }: SectionProps<typeof schema>) {
  const rows = bills.map((bill) => ({
    bill,
    cost: priceOf({
      staff: bill.inHouse,
      buildings: bill.sites,
      connections: bill.isConnected,
    }),
  }));
  const most = Math.max(...rows.map(({ cost }) => cost.total));
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.list}>
        {rows.map(({ bill, cost }) => (
          <BillsRow key={bill.customer.name} {...{ bill, cost, most }} />
        ))}
      </ul>
      <Note html={note} />
    </Section>
  );
}
