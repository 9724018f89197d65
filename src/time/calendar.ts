import { site } from '../site';

export interface CalendarEntry {
  /** Address of the page, which names the entry in the world. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** ISO moments; or days, of which the second is the one after the last. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** ISO day of its last change. */
  readonly changed: string;
  /** How often it was moved or called off; a calendar takes what has more for the newer. */
  readonly revision?: number;
  readonly isCanceled?: boolean;
}

/** A moment in UTC as calendars write it: `20251120T090000Z`. */
const stamp = (iso: string): string =>
  new Date(iso).toISOString().replace(/[-:]/g, '').replace('.000', '');

/** When something begins or ends, as a moment or as a whole day. */
const at = (name: string, iso: string): string =>
  iso.length === 10 ? `${name};VALUE=DATE:${iso.replaceAll('-', '')}` : `${name}:${stamp(iso)}`;

const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Lines of at most 75 octets, continued with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > 74) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

const eventLines = ({
  url,
  title,
  description,
  place,
  startsAt,
  endsAt,
  changed,
  revision = 0,
  isCanceled,
}: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${url}`,
  `DTSTAMP:${stamp(changed)}`,
  `LAST-MODIFIED:${stamp(changed)}`,
  `SEQUENCE:${revision}`,
  at('DTSTART', startsAt),
  at('DTEND', endsAt),
  `SUMMARY:${escape(title)}`,
  `DESCRIPTION:${escape(description)}`,
  `LOCATION:${escape(place)}`,
  `URL:${url}`,
  `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/**
 * Events as the text of an .ics file (RFC 5545); with a name it is one that calendars subscribe to.
 * Moments are in UTC, so that no calendar needs to know a time zone or its changes of clocks.
 */
export const calendarFile = (entries: readonly CalendarEntry[], name?: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Events//EN`,
    'METHOD:PUBLISH',
    ...(name ? [`NAME:${escape(name)}`, `X-WR-CALNAME:${escape(name)}`] : []),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
