import { graphql } from 'gatsby';
import { endOf } from '../../dates/stateAt';
import { LiveEventHub } from '../live-events/LiveEventHub';
import { PastWebinar } from '../webinar/PastWebinar';
import { WebinarFeature } from '../webinar/WebinarFeature';

/** All webinars: the next one in front, what there is of those that are over. */
export const Webinars = ({ pages, ...section }: Queries.WebinarsSectionPartsFragment) => (
  <LiveEventHub
    {...section}
    pages={pages
      .filter((page) => 'minutes' in page)
      .map((page) => ({ ...page, endsAt: endOf(page.startsAt, page.minutes) }))}
    first={(webinar) => <WebinarFeature {...webinar} />}
    past={(webinar) => <PastWebinar key={webinar.path} {...webinar} />}
  />
);

export const fragment = graphql`
  fragment WebinarsSectionParts on WebinarsSection {
    title
    later
    anchor
    pages {
      ...WebinarEntry
    }
  }
`;
