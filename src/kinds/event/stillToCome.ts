import { isToCome, standingAt, type Standing } from '../../time/standingAt';

/** Of events that were to come when the page was built, those that still are. */
export const stillToCome = <Event extends Standing>(events: readonly Event[], now: number) =>
  events.filter((event) => isToCome(standingAt(now, event)));
