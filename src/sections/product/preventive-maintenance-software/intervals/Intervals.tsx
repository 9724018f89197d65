import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { IntervalRow } from './IntervalRow';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { intervals } from './schema';
import * as styles from './Intervals.module.css';

export function Intervals(section: SectionProps<typeof intervals>) {
  const { title, lead, anchor, proposals } = section;
  const { round, found, interval, reason, rows, sum } = proposals;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="tint">
      <div aria-hidden="true" className={styles.head}>
        {[round, found, interval, reason].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <IntervalRow key={row.name} row={row} />
        ))}
      </ul>
      <div className={styles.sum}>
        <Prose html={sum} />
      </div>
    </Section>
  );
}
