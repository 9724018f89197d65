import { stateAt, type State } from './stateAt';

export interface Standing {
  /** ISO moments with their offset. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Said of what was called off. */
  readonly canceled?: object | null | undefined;
}

/** Where an event stands at a moment: one that was called off neither comes nor is over. */
export const standingAt = (
  now: number,
  { startsAt, endsAt, canceled }: Standing,
): State | 'canceled' => (canceled ? 'canceled' : stateAt(now, startsAt, endsAt));

/** Whether one may still come: neither over nor called off. */
export const isToCome = (standing: State | 'canceled' | undefined): boolean =>
  standing === 'upcoming' || standing === 'live';
