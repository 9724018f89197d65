import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { MoveReason } from './MoveReason';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { weekMoves } from './schema';
import * as styles from './WeekMoves.module.css';

export function WeekMoves(section: SectionProps<typeof weekMoves>) {
  const { title, lead, anchor, moves } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <p aria-hidden="true" className={styles.days}>
        {moves.dayNames.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      {moves.reasons.map((reason) => (
        <MoveReason key={reason.name} reason={reason} dayNames={moves.dayNames} />
      ))}
      <div className={styles.note}>
        <Prose html={moves.note} />
      </div>
    </Section>
  );
}
