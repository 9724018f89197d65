import { graphql } from 'gatsby';
import copy from '../../copy/webinar.json';
import { endOf } from '../../time/stateAt';
import { useIsOver } from '../time/useIsOver';

interface Aftermath {
  readonly is: 'recording' | 'transcript' | 'nothing';
  readonly href: string;
  readonly action: string;
}

/**
 * Link of a past webinar: its recording, its transcript, or else the list of webinars; undefined
 * before its end.
 */
export function useAftermath(page: Queries.WebinarAftermathFragment): Aftermath | undefined {
  const { startsAt, minutes, recording, isTold } = page;
  if (!useIsOver({ startsAt, endsAt: endOf(startsAt, minutes) })) return undefined;
  if (recording) return { is: 'recording', href: recording, action: copy.recording };
  if (isTold) {
    return { is: 'transcript', href: '#agenda', action: copy.readAction };
  }
  return { is: 'nothing', href: '/webinar/', action: copy.next };
}

export const fragment = graphql`
  fragment WebinarAftermath on Webinar {
    startsAt
    minutes
    recording
    isTold
  }
`;
