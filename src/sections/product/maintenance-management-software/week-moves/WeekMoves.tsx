import { graphql } from 'gatsby';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { MoveReason } from './MoveReason';
import * as styles from './WeekMoves.module.css';

/** Which jobs of a week moved, where to, and why. */
export function WeekMoves(section: Queries.WeekMovesSectionPartsFragment) {
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

export const fragment = graphql`
  fragment WeekMovesSectionParts on WeekMovesSection {
    title
    lead
    anchor
    moves {
      dayNames
      note
      reasons {
        name
        isKnown
        jobs {
          name
          who
          hours
          from
          to
          why
        }
      }
    }
  }
`;
