import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from './words.json';
import { inWords } from '../../time/inWords';
import { useIsOver } from '../../ui/time/useIsOver';
import { Notice } from '../../ui/primitives/Notice';
import { SiteLink } from '../../ui/primitives/SiteLink';

/** Notice for registered guests: the event is canceled or moved. */
export function EventNotice(event: Queries.EventNoticeFragment) {
  const { canceled, moved, venue } = event;
  const isOver = useIsOver(event);
  if (canceled) {
    const { on, why, instead } = canceled;
    return (
      <Notice tone="plain" title={fill(copy.canceledOn, { day: inWords(on), venue: venue.name })}>
        {why} {instead ? <SiteLink href={instead.href}>{instead.text}</SiteLink> : null}
      </Notice>
    );
  }
  if (!moved || isOver) return null;
  return (
    <Notice
      tone="plain"
      icon="pin"
      title={fill(copy.movedFrom, { day: inWords(moved.on), was: moved.was })}
    >
      {moved.why}
    </Notice>
  );
}

export const fragment = graphql`
  fragment EventNotice on Event {
    startsAt
    endsAt
    venue {
      name
    }
    canceled {
      on
      why
      instead {
        ...ActionLink
      }
    }
    moved {
      on
      was
      why
    }
  }
`;
