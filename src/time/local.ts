const MINUTE = 60_000;

/** Minutes by which the clock of an ISO moment is ahead of UTC: `-300` for `…T17:30:00-05:00`. */
export function offsetOf(iso: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(iso) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/**
 * A moment (milliseconds since 1970) as a clock with that offset shows it: `2027-03-18T17:30`.
 * Without `Intl`; see `inWords`.
 */
export const localAt = (moment: number, offset: number): string =>
  new Date(moment + offset * MINUTE).toISOString().slice(0, 16);

/** The same as the clock of this device shows it: in a browser, that of the visitor. */
export const hereAt = (moment: number): string =>
  localAt(moment, -new Date(moment).getTimezoneOffset());
