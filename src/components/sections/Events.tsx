import { graphql } from 'gatsby';
import { EventFeature } from '../event/EventFeature';
import { PastEvent } from '../event/PastEvent';
import { LiveEventHub } from '../live-events/LiveEventHub';

/** All events: the next one in front, what those that are over left behind. */
export const Events = ({ pages, ...section }: Queries.EventsSectionPartsFragment) => (
  <LiveEventHub
    {...section}
    pages={pages.filter((page) => 'venue' in page)}
    first={(event) => <EventFeature {...event} />}
    past={(event) => <PastEvent key={event.path} {...event} />}
  />
);

export const fragment = graphql`
  fragment EventsSectionParts on EventsSection {
    title
    later
    anchor
    pages {
      ...EventEntry
    }
  }
`;
