import { zigzag } from './zigzag';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { wanderingFaults } from './schema';
import * as styles from './WanderingFaults.module.css';

const sumOf = (hours: readonly number[]): number => hours.reduce((a, b) => a + b, 0);

/** A zigzag per ticket: the upper line is the partner, the lower one Lintel. */
export function WanderingFaults(section: SectionProps<typeof wanderingFaults>) {
  const { anchor, title, lead, ourName, theirName, hours, tickets, note } = section;
  return (
    <Section anchor={anchor} title={title} lead={lead} ground="ink">
      <ol className={styles.root}>
        {tickets.map(({ when, fault, held, firstAt, ended }) => {
          const turns = zigzag(held, firstAt === 'theirs' ? 0 : 1);
          const path = turns
            .map(({ hour, line }) => `${((hour / hours) * 100).toFixed(1)} ${line * 100}`)
            .join('L');
          return (
            <li key={fault} className={styles.ticket}>
              <div>
                <p className={styles.when}>{when}</p>
                <h3 className={styles.fault}>{fault}</h3>
              </div>
              <div className={styles.way}>
                <p>
                  <b className={styles.hours}>{`${sumOf(held)}\u00a0h`}</b>
                </p>
                <div className={styles.drawing} aria-hidden="true">
                  <span className={styles.line}>{theirName}</span>
                  <span className={styles.line}>{ourName}</span>
                  <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.svg}>
                    <path d={`M${path}`} className={styles.path} />
                  </svg>
                </div>
              </div>
              <p className={styles.ended}>{ended}</p>
            </li>
          );
        })}
      </ol>
      <Note html={note} />
    </Section>
  );
}
