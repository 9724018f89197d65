import type { CSSProperties } from 'react';
import { formatDollars } from '../../../../format/number';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { contractorCredits } from './schema';
import * as styles from './ContractorCredits.module.css';

/** Bars hang from one line. */
export function ContractorCredits(section: SectionProps<typeof contractorCredits>) {
  const { title, lead, anchor, unit, total, source, months } = section;
  const most = Math.max(...months.map(({ dollars }) => dollars));
  const sum = months.reduce((all, { dollars }) => all + dollars, 0);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <p className={styles.unit}>{unit}</p>
      <ol className={styles.bars} data-keep-clear>
        {months.map(({ name, dollars, note }) => (
          <li
            key={name}
            className={styles.month}
            style={{ '--share': (dollars / most).toFixed(3) } as CSSProperties}
          >
            <span className={styles.name}>{name}</span>
            <i className={styles.bar} />
            <b className={styles.dollars}>{formatDollars(dollars)}</b>
            {note ? <span className={styles.note}>{note}</span> : null}
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <b className={styles.sum}>{formatDollars(sum)}</b> {total}
      </p>
      <Text look="source" className={styles.source}>
        {source}
      </Text>
    </Section>
  );
}
