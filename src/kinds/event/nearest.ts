import type { Standing } from '../../time/standingAt';
import { stillToCome } from './stillToCome';

interface Placed extends Standing {
  readonly id: string;
  /** IANA zone, whose first word is the continent. */
  readonly timeZone: string;
  readonly venue: { readonly city: string };
}

/** How many a page shows: the next date, and three further ones. */
const MOST = 4;

const continentOf = ({ timeZone }: Placed): string => timeZone.split('/', 1)[0] ?? '';

const far = (one: Placed, other: Placed): number => {
  if (one.venue.city === other.venue.city) return 0;
  return continentOf(one) === continentOf(other) ? 1 : 2;
};

/**
 * Answers which events to come are nearest to one, by their ids and without itself: those of its city, then of its
 * continent, then by their day.
 */
export function nearestAmong(events: readonly Placed[], now: number): (event: Placed) => string[] {
  const coming = stillToCome(events, now).sort(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  return (event) =>
    coming
      .filter(({ id }) => id !== event.id)
      .sort((one, other) => far(event, one) - far(event, other))
      .slice(0, MOST)
      .map(({ id }) => id);
}
