import { Section } from '../../../../ui/primitives/Section';
import { LedgerMinutes } from './LedgerMinutes';
import { LedgerRow } from './LedgerRow';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteLedger } from './schema';
import * as styles from './MinuteLedger.module.css';

export function MinuteLedger(section: SectionProps<typeof minuteLedger>) {
  const { title, lead, anchor, ledger } = section;
  const { unit, total, entries } = ledger;
  const before = entries.reduce((sum, entry) => sum + entry.before, 0);
  const after = entries.reduce((sum, entry) => sum + entry.after, 0);
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <LedgerRow key={entry.title} entry={entry} unit={unit} />
        ))}
      </ol>
      <div className={styles.total}>
        <b>{total}</b>
        <LedgerMinutes before={before} after={after} unit={unit} />
      </div>
    </Section>
  );
}
