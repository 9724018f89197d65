import { graphql } from 'gatsby';
import copy from '../../copy/webinar.json';
import { sessionAt } from '../../time/stateAt';
import { useBuildNow } from '../time/useBuildNow';

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
  const { recording, isTold } = page;
  if (sessionAt(useBuildNow(), page) !== 'past') return undefined;
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
