import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { formatPercentage } from '../../../../format/number';
import { closeLedger } from './ledger';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { LedgerRow } from './LedgerRow';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { ledger } from './schema';
import * as styles from './Ledger.module.css';

/** Heading on the left page, ledger on the right. */
export function Ledger(hero: SectionProps<typeof ledger>) {
  const heading = useId();
  const { book, columns, entries, totals, factors, unexplained, grid, totalName, caption } = hero;
  const closed = closeLedger(entries, totals, factors);
  const share = fill(copy.share, { share: formatPercentage(closed.restShare * 100) });
  const rows = [
    ...entries.map((entry, index) => ({ ...entry, row: closed.entries[index] ?? closed.rest })),
    { ...unexplained, day: share, meter: copy.noMeter, row: closed.rest, isRest: true },
    { ...grid, day: '', meter: copy.notOurs, row: closed.grid },
  ];
  return (
    <HeroGround hero={hero} heading={heading} usual="stone">
      <div className={styles.book}>
        <div className={styles.words}>
          <HeroText hero={hero} heading={heading} size="lg" />
        </div>
        <div className={styles.page}>
          <p className={styles.title}>{book}</p>
          <p className={styles.head} aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
          {rows.map((entry) => (
            <LedgerRow key={entry.name} columns={columns} {...entry} />
          ))}
          <LedgerRow
            columns={columns}
            day=""
            name={totalName}
            meter=""
            row={closed.total}
            isTotal
          />
        </div>
      </div>
      <div className={styles.caption}>
        <Text look="source">{caption}</Text>
      </div>
    </HeroGround>
  );
}
