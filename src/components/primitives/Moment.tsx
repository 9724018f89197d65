import { site } from '../../site';

interface MomentProps {
  readonly iso: string;
  /** IANA zone of the place, in which the time is shown. */
  readonly timeZone: string;
}

/** Day, time and zone of a moment, where it happens. */
export function Moment({ iso, timeZone }: MomentProps) {
  const words = new Date(iso).toLocaleString(site.language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  });
  return <time dateTime={iso}>{words}</time>;
}
