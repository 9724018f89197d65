import copy from '../../../copy/webinar.json';
import words from './words.json';
import { sessionAt } from '../../../time/stateAt';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { useAftermath } from '../../../ui/webinar/useAftermath';

interface WayIn {
  readonly href: string;
  readonly action: string;
}

type Webinar = Queries.WebinarAftermathFragment & { readonly path: string };

/** Link to a webinar by its state: register, join, watch, or read. */
export function useWayIn(webinar: Webinar): WayIn {
  const { path } = webinar;
  const isLive = sessionAt(useBuildNow(), webinar) === 'live';
  const aftermath = useAftermath(webinar);
  if (!aftermath) return { href: `${path}#seat`, action: isLive ? copy.join : copy.seat };
  const { is, href, action } = aftermath;
  if (is === 'nothing') return { href: path, action: words.see };
  return { href: href.startsWith('#') ? path + href : href, action };
}
