export type State = 'upcoming' | 'live' | 'past';

/** Where a moment lies between a start and an end, all ISO moments or milliseconds. */
export function stateAt(now: number, startsAt: string, endsAt: string): State {
  if (now < Date.parse(startsAt)) return 'upcoming';
  return now < Date.parse(endsAt) ? 'live' : 'past';
}

/** The end of something that takes `minutes` from its start. */
export const endOf = (startsAt: string, minutes: number): string =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

/** Where a moment lies in something that takes `minutes` from its start. */
export const sessionAt = (
  now: number,
  { startsAt, minutes }: { readonly startsAt: string; readonly minutes: number },
): State => stateAt(now, startsAt, endOf(startsAt, minutes));
