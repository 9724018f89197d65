import { site } from '../site.ts';

/**
 * A moment as clocks in a time zone show it: `2027-01-14T10:00`. For the build only, like
 * `zoneName`: a phone takes long to make its first `Intl` formatter.
 */
export function clockIn(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(site.language, {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(moment));
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}
