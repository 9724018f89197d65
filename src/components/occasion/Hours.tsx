import { site } from '../../site';

interface HoursProps {
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA zone of the place, in which times are shown. */
  readonly timeZone: string;
}

/** Day, hours and zone of something, where it happens. */
export function Hours({ startsAt, endsAt, timeZone }: HoursProps) {
  const words = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Date(iso).toLocaleString(site.language, { ...options, timeZone });
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  return (
    <>
      <time dateTime={startsAt}>{words(startsAt, day)}</time>
      <br />
      {words(startsAt, hours)}–{words(endsAt, { ...hours, timeZoneName: 'short' })}
    </>
  );
}
