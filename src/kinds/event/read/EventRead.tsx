import { graphql } from 'gatsby';
import { isToCome } from '../../../time/standingAt';
import { useStanding } from '../../../ui/time/useStanding';
import { EventBody } from './EventBody';
import { EventQuestions } from './EventQuestions';
import { NextDate } from './NextDate';
import { Promises } from './Promises';
import { SeatPlan } from './SeatPlan';
import { WayIn } from './WayIn';

interface EventReadProps {
  readonly page: Queries.EventReadFragment;
  readonly events: readonly Queries.EventNextFragment[];
  /** What guests promised stands before the reading that visitors can do, all else after it. */
  readonly part: 'promises' | 'rest';
}

/** What is read of an event: before it how to come, afterward what came of it and what is next. */
export function EventRead({ page, events, part }: EventReadProps) {
  const standing = useStanding(page);
  const { recap, seats, way, access } = page;
  if (part === 'promises')
    return standing === 'past' && recap ? <Promises {...recap.promises} /> : null;
  return isToCome(standing) ? (
    <>
      {seats ? <SeatPlan {...seats} /> : null}
      {way && access ? <WayIn way={way} access={access} /> : null}
      <EventBody {...page} />
    </>
  ) : (
    <>
      <EventBody {...page} />
      <EventQuestions {...page} />
      <NextDate events={events} />
    </>
  );
}

export const fragment = graphql`
  fragment EventRead on Event {
    ...EventBody
    ...EventQuestions
    seats {
      ...EventSeats
    }
    way {
      ...EventWay
    }
    access {
      ...EventAccess
    }
    recap {
      promises {
        ...EventPromises
      }
    }
  }
`;
