import type { CSSProperties } from 'react';
import { formatCount } from '../../../../format/number';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { differenceSteps } from './schema';
import * as styles from './DifferenceSteps.module.css';

export function DifferenceSteps(section: SectionProps<typeof differenceSteps>) {
  const { title, anchor, lead, treads, unit, total, note } = section;
  const sum = treads.reduce((whole, { amount }) => whole + amount, 0);
  const starts = treads.map((_, index) =>
    treads.slice(0, index).reduce((whole, { amount }) => whole + amount, 0),
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <ol className={styles.list}>
        {treads.map(({ title: name, text, amount, isOpen }, index) => {
          const place = {
            '--from': `${((starts[index] ?? 0) / sum) * 100}%`,
            '--long': `${(amount / sum) * 100}%`,
          } as CSSProperties;
          return (
            <li key={name} className={styles.tread} style={place}>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <i className={isOpen ? styles.open : styles.bar} aria-hidden="true" />
              <b className={styles.amount}>
                {formatCount(amount)} <span className={styles.unit}>{unit}</span>
              </b>
            </li>
          );
        })}
      </ol>
      <p className={styles.total}>
        {total} <b>{`${formatCount(sum)}\u00a0${unit}`}</b>
      </p>
      <Note html={note} />
    </Section>
  );
}
