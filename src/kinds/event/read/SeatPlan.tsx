import { graphql } from 'gatsby';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Section } from '../../../ui/primitives/Section';
import { seatsFigure } from './seatsFigure';

/** The seats of an event, a mark for each, by the groups for which they are kept. */
export const SeatPlan = (seats: Queries.EventSeatsFragment) =>
  seats.title ? (
    <Section
      title={seats.title}
      lead={seats.lead}
      anchor="seats"
      head="split"
      size="md"
      ground="sunken"
      isTight
    >
      <EntryFigure figure={seatsFigure(seats)} size="page" id="plan" />
    </Section>
  ) : null;

export const fragment = graphql`
  fragment EventSeats on EventSeats {
    taken
    total
    on
    title
    lead
    groups {
      name
      taken
      total
    }
  }
`;
