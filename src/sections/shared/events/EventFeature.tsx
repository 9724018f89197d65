import { graphql } from 'gatsby';
import copy from '../../../copy/event.json';
import words from './words.json';
import { useStanding } from '../../../ui/time/useStanding';
import { Feature } from '../../../ui/entries/Feature';
import { Facts } from '../../../ui/live-events/Facts';
import { Hours } from '../../../ui/live-events/Hours';
import { ButtonLink } from '../../../ui/primitives/Button';
import { EventState } from '../../../ui/event/EventState';

type EventFeatureProps = Queries.EventEntryFragment &
  Partial<Pick<Queries.EventAheadFragment, 'picture'>>;

/** Featured event: registration, or its recap. */
export function EventFeature(event: EventFeatureProps) {
  const { path, headline, description, series, venue, picture = null, recap } = event;
  const isOver = useStanding(event) === 'past';
  return (
    <Feature
      wash="rose"
      meta={
        <>
          <EventState {...event} />
          <span>{copy.series[series as keyof typeof copy.series]}</span>
        </>
      }
      title={(isOver && recap?.title) || headline}
      href={path}
      text={(isOver && recap?.lead) || description}
      action={
        isOver ? (
          <ButtonLink href={path}>{recap ? words.readRecap : words.see}</ButtonLink>
        ) : (
          <ButtonLink href={`${path}#tickets`}>{copy.takeSeat}</ButtonLink>
        )
      }
      picture={picture}
    >
      <Facts
        facts={[
          { label: copy.when, value: <Hours {...event} /> },
          { label: copy.where, value: `${venue.name}, ${venue.city}` },
        ]}
      />
    </Feature>
  );
}

export const fragment = graphql`
  fragment EventEntry on Event {
    path
    title
    description
    headline
    series
    startsAt
    endsAt
    zoneName
    canceled {
      on
    }
    moved {
      on
    }
    venue {
      name
      city
    }
    recap {
      title
      lead
      links {
        ...ActionLink
      }
    }
  }

  fragment EventAhead on Event {
    ...EventEntry
    picture {
      ...PictureHalf
    }
  }
`;
