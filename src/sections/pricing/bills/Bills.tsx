import { priceOf } from '../../../pricing/price.ts';
import { ActLine } from '../../../ui/primitives/ActLine';
import { Note } from '../../../ui/primitives/Note';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { BillsRow } from './BillsRow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bills as schema } from './schema';

export function Bills({ title, lead, anchor, bills, note, act }: SectionProps<typeof schema>) {
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
    <Section title={title} lead={lead} anchor={anchor} head="split" size="md">
      <Rows columns="3fr 5fr 4fr">
        {rows.map(({ bill, cost }) => (
          <BillsRow key={bill.customer.name} {...{ bill, cost, most }} />
        ))}
      </Rows>
      <Note html={note} />
      <ActLine {...act} />
    </Section>
  );
}
