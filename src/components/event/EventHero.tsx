import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { useIsOver } from '../../dates/useIsOver';
import { Hours } from '../live-events/Hours';
import { LiveEventHero } from '../live-events/LiveEventHero';
import { LiveEventState } from '../live-events/LiveEventState';
import { ButtonLink } from '../primitives/Button';

/** The event, when, where and for whom. */
export function EventHero(page: Queries.EventHeroFragment) {
  const { title, headline, description, series, venue, audience, image, recap } = page;
  const isOver = useIsOver(page);
  return (
    <LiveEventHero
      meta={
        <>
          <LiveEventState {...page} words={copy} />
          <span>{copy.series[series as keyof typeof copy.series]}</span>
        </>
      }
      title={headline ?? title}
      lead={(isOver && recap?.lead) || description}
      facts={[
        { label: copy.when, value: <Hours {...page} /> },
        { label: copy.where, value: `${venue.name}, ${venue.address}, ${venue.city}` },
        ...(venue.access ? [{ label: copy.access, value: venue.access }] : []),
        { label: copy.for, value: audience },
      ]}
      action={isOver ? null : <ButtonLink href="#tickets">{copy.takeSeat}</ButtonLink>}
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
  }
`;
