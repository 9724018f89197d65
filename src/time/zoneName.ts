import { site } from '../site.ts';

/**
 * Short name of a zone at a moment, such as `CDT` or `GMT+4`. For the build only: a phone takes
 * longer to make its first `Intl` formatter than to show the rest of the page's dates.
 */
export function zoneName(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(site.language, {
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
