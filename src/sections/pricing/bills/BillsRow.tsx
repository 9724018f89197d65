import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import type { Price } from '../../../pricing/price.ts';
import { formatDollars } from '../../../format/number.ts';
import { place } from '../../../ui/plot/place';
import { Prose } from '../../../ui/primitives/Prose';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bills } from './schema';
import '../../../ui/plot/fills.css';
import * as styles from './BillsRow.module.css';

interface BillsRowProps {
  readonly bill: SectionProps<typeof bills>['bills'][number];
  readonly cost: Price;
  /** Largest bill, which fills the width. */
  readonly most: number;
}

/** A customer’s price: total, and its parts as a stacked bar. */
export function BillsRow({ bill, cost, most }: BillsRowProps) {
  const { employees, buildings, integration, total } = cost;
  const parts = [
    ['measured', employees.price],
    ['good', buildings.price],
    ['good-soft', integration],
  ] as const;
  const sum = fill(integration > 0 ? copy.parts : copy.partsWithout, {
    staff: formatDollars(employees.price),
    buildings: formatDollars(buildings.price),
    connections: formatDollars(integration),
  });
  return (
    <li>
      <Stack gap={2}>
        <Wordmark customer={bill.customer} className={styles.wordmark} />
        <Text look="small" isSoft>
          {bill.counts}
        </Text>
      </Stack>
      <div>
        <Text look="figureLg">
          {formatDollars(total)}{' '}
          <Text as="span" look="unit">
            {copy.year}
          </Text>
        </Text>
        <div aria-hidden="true" className={styles.bar}>
          {parts.map(([fills, amount]) => (
            <i key={fills} data-fill={fills} style={place({ w: (amount / most) * 100 })} />
          ))}
        </div>
        <Text look="source">{sum}</Text>
      </div>
      <Prose html={bill.text} />
    </li>
  );
}
