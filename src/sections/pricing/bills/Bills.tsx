import copy from '../words.json';
import { Legend } from '../../../ui/plot/Legend';
import { ActLine } from '../../../ui/primitives/ActLine';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Order } from './Order';
import { fills, sumOf } from './sum';
import { Stacks } from './Stacks';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bills as schema } from './schema';
import * as styles from './Bills.module.css';

const legend = (['staff', 'buildings', 'connections'] as const).map((part) => ({
  fill: fills[part],
  text: copy.part[part],
}));

export function Bills({ title, lead, anchor, open, bills, act }: SectionProps<typeof schema>) {
  const rows = bills.map((bill) => ({ bill, name: bill.customer.name, sum: sumOf(bill) }));
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" size="md" isTight>
      <div className={styles.root}>
        <Stack gap={3} isWide>
          <Stacks bills={rows.map(({ name, sum }) => ({ name, price: sum.price }))} open={open} />
          <Legend items={legend} />
        </Stack>
        <div className={styles.orders}>
          {rows.map(({ name, bill, sum }) => (
            <Order key={name} bill={bill} sum={sum} />
          ))}
        </div>
      </div>
      <ActLine {...act} />
    </Section>
  );
}
