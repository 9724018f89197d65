import { isToCome, standingAt, type Standing } from '../../time/standingAt';

interface Placed extends Standing {
  readonly path: string;
  /** IANA zone, whose first word is the continent. */
  readonly timeZone: string;
  readonly venue: { readonly city: string };
}

const continentOf = ({ timeZone }: Placed): string => timeZone.split('/', 1)[0] ?? '';

/** Events to come without this one: those of its city, then of its continent, then by their day. */
export function nearestTo<Event extends Placed>(
  event: Placed,
  events: readonly Event[],
  now: number,
): Event[] {
  const far = (other: Event): number => {
    if (other.venue.city === event.venue.city) return 0;
    return continentOf(other) === continentOf(event) ? 1 : 2;
  };
  return events
    .filter((other) => other.path !== event.path && isToCome(standingAt(now, other)))
    .sort(
      (one, other) =>
        far(one) - far(other) || Date.parse(one.startsAt) - Date.parse(other.startsAt),
    );
}
