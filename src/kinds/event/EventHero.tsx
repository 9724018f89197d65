import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { isToCome } from '../../time/standingAt';
import { useStanding } from '../../ui/time/useStanding';
import { Hours } from '../../ui/live-events/Hours';
import { LiveEventHero } from '../../ui/live-events/LiveEventHero';
import { ButtonLink } from '../../ui/primitives/Button';
import { EventNotice } from './EventNotice';
import { EventState } from '../../ui/event/EventState';

/** Hero of an event: title, date, place, audience. */
export function EventHero(page: Queries.EventHeroFragment) {
  const { title, headline, description, series, venue, audience, image, recap } = page;
  const standing = useStanding(page);
  return (
    <LiveEventHero
      meta={
        <>
          <EventState {...page} />
          <span>{copy.series[series as keyof typeof copy.series]}</span>
        </>
      }
      title={headline ?? title}
      lead={(standing === 'past' && recap?.lead) || description}
      notice={<EventNotice {...page} />}
      facts={[
        { label: copy.when, value: <Hours {...page} /> },
        { label: copy.where, value: `${venue.name}, ${venue.address}, ${venue.city}` },
        ...(venue.access ? [{ label: copy.access, value: venue.access }] : []),
        { label: copy.for, value: audience },
      ]}
      action={isToCome(standing) ? <ButtonLink href="#tickets">{copy.takeSeat}</ButtonLink> : null}
      image={image}
    />
  );
}

export const fragment = graphql`
  fragment EventHero on Event {
    title
    headline
    description
    series
    startsAt
    endsAt
    zoneName
    audience
    venue {
      name
      address
      city
      access
    }
    image {
      ...PictureHalf
    }
    recap {
      lead
    }
    ...EventNotice
  }
`;
