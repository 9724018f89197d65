import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/webinar.json';
import { endOf, sessionAt } from '../../time/stateAt';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { Hours } from '../../ui/live-events/Hours';
import { LiveEventHero } from '../../ui/live-events/LiveEventHero';
import { LiveEventState } from '../../ui/live-events/LiveEventState';
import { ButtonLink } from '../../ui/primitives/Button';
import { SessionRuler } from './SessionRuler';
import { stateWords } from '../../ui/webinar/stateWords';
import { useAftermath } from '../../ui/webinar/useAftermath';

/** Hero of a webinar: title, date, length, audience. */
export function WebinarHero(page: Queries.WebinarHeroFragment) {
  const { title, description, startsAt, minutes, zoneName, audience, image } = page;
  const aftermath = useAftermath(page);
  const length = fill(copy.minutes, { minutes });
  const times = { startsAt, endsAt: endOf(startsAt, minutes) };
  const isLive = sessionAt(useBuildNow(), page) === 'live';
  return (
    <LiveEventHero
      wash="family"
      meta={
        <>
          <LiveEventState {...times} words={stateWords(aftermath)} />
          <span>{length}</span>
        </>
      }
      title={title}
      lead={description}
      facts={[
        { label: copy.when, value: <Hours {...times} zoneName={zoneName} /> },
        { label: copy.for, value: audience },
      ]}
      action={
        aftermath?.is === 'nothing' ? null : (
          <ButtonLink href={aftermath?.href ?? '#seat'}>
            {aftermath?.action ?? (isLive ? copy.join : copy.seat)}
          </ButtonLink>
        )
      }
      image={image}
      figure={<SessionRuler {...page} />}
    />
  );
}

export const fragment = graphql`
  fragment WebinarHero on Webinar {
    title
    description
    ...WebinarAftermath
    ...SessionRuler
    zoneName
    audience
    image {
      ...PictureHalf
    }
  }
`;
