import { inWords, weekdayOf } from '../../time/inWords';
import { localAt, offsetOf } from '../../time/local';

interface HoursProps {
  /** ISO moment with the offset of the place, whose time is shown. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Name of the time zone on that day. */
  readonly zoneName: string;
}

/** Day, hours and time zone of an event, in local time; over several days, first and last. */
export function Hours({ startsAt, endsAt, zoneName }: HoursProps) {
  const clock = (iso: string): string => localAt(Date.parse(iso), offsetOf(startsAt));
  const [day, start] = clock(startsAt).split('T') as [string, string];
  const [lastDay, end] = clock(endsAt).split('T') as [string, string];
  return (
    <>
      <time dateTime={startsAt}>
        {weekdayOf(day)}, {inWords(day)}
      </time>
      {lastDay === day ? null : (
        <>
          {' – '}
          <time dateTime={endsAt}>
            {weekdayOf(lastDay)}, {inWords(lastDay)}
          </time>
        </>
      )}
      <br />
      <span className="nowrap">
        {start}–{end} {zoneName}
      </span>
    </>
  );
}
