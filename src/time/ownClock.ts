import { hereAt } from './local';

interface OwnClock {
  /** IANA name of the zone that the device is set to. */
  readonly zone: string;
  /** What its clock shows at the moment: `2027-02-09T18:00`. */
  readonly local: string;
}

/** A moment by the clock of whoever looks; in the browser only, after the page is alive. */
export function ownClock(iso: string): OwnClock {
  return {
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    local: hereAt(Date.parse(iso)),
  };
}

/** The city in the name of a zone: `America/Sao_Paulo` is Sao Paulo. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
