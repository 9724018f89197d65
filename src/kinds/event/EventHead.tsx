import { graphql } from 'gatsby';
import { isToCome } from '../../time/standingAt';
import { useStanding } from '../../ui/time/useStanding';
import { FindingHead } from './FindingHead';
import { SeatHead } from './SeatHead';

type EventHeadProps = Queries.EventHeadFragment & {
  readonly form: Queries.FormPartsFragment | null;
  readonly events: readonly Queries.EventNextFragment[];
};

/** First screen of an event: a seat as long as there is one to take, then what was found out. */
export function EventHead({ form, events, ...page }: EventHeadProps) {
  return isToCome(useStanding(page)) ? (
    <SeatHead {...page} form={form} />
  ) : (
    <FindingHead {...page} events={events} />
  );
}

export const fragment = graphql`
  fragment EventHead on Event {
    ...SeatHead
    ...FindingHead
  }
`;
