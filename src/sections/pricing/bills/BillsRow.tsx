import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import type { Price } from '../../../pricing/price.ts';
import { formatDollars } from '../../../format/number.ts';
import { Prose } from '../../../ui/primitives/Prose';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bills } from './schema';
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
    [styles.staff, employees.price],
    [styles.buildings, buildings.price],
    [styles.connections, integration],
  ] as const;
  const sum = fill(integration > 0 ? copy.parts : copy.partsWithout, {
    staff: formatDollars(employees.price),
    buildings: formatDollars(buildings.price),
    connections: formatDollars(integration),
  });
  return (
    <li className={styles.root}>
      <div className={styles.who}>
        <Wordmark customer={bill.customer} className={styles.wordmark} />
        <p>{bill.counts}</p>
      </div>
      <div>
        <p className={styles.total}>
          {formatDollars(total)} <span className={styles.unit}>{copy.year}</span>
        </p>
        <p aria-hidden="true" className={styles.bar}>
          {parts.map(([name, amount]) =>
            amount > 0 ? (
              <i
                key={name}
                className={name}
                style={
                  { '--length': `${Math.round((amount / most) * 1000) / 10}%` } as CSSProperties
                }
              />
            ) : null,
          )}
        </p>
        <p className={styles.parts}>{sum}</p>
      </div>
      <div className={styles.text}>
        <Prose html={bill.text} />
      </div>
    </li>
  );
}
