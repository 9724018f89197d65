import { graphql } from 'gatsby';
import { fill } from '../../copy/fill';
import copy from '../../copy/webinar.json';
import { endOf } from '../../dates/stateAt';
import { Feature } from '../entries/Feature';
import { Facts } from '../live-events/Facts';
import { Hours } from '../live-events/Hours';
import { LiveEventState } from '../live-events/LiveEventState';
import { ButtonLink } from '../primitives/Button';
import { useWayIn } from './useWayIn';

/** The webinar in front of all others: a seat, or what there is of it afterwards. */
export function WebinarFeature(webinar: Queries.WebinarEntryFragment) {
  const { path, title, description, startsAt, minutes, zoneName, speakers, family, picture } =
    webinar;
  const { href, action } = useWayIn(webinar);
  const times = { startsAt, endsAt: endOf(startsAt, minutes) };
  const names = speakers.flatMap((person) => person?.name ?? []);
  return (
    <Feature
      wash="family"
      family={family}
      meta={
        <>
          <LiveEventState {...times} words={copy} />
          <span>{fill(copy.minutes, { minutes })}</span>
        </>
      }
      title={title}
      href={path}
      text={description}
      action={<ButtonLink href={href}>{action}</ButtonLink>}
      picture={picture}
    >
      <Facts
        facts={[
          { label: copy.when, value: <Hours {...times} zoneName={zoneName} /> },
          { label: copy.with, value: names.join(', ') },
        ]}
      />
    </Feature>
  );
}

export const fragment = graphql`
  fragment WebinarEntry on Webinar {
    ...Entry
    ...WebinarAftermath
    zoneName
    family
    speakers {
      name
    }
    picture {
      ...PictureHalf
    }
  }
`;
