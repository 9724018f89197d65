import { site } from '../../site';

interface DayProps {
  /** ISO day, month or moment. */
  readonly iso: string;
}

const FORMATS: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  7: { year: 'numeric', month: 'long' },
  10: { year: 'numeric', month: 'long', day: 'numeric' },
};

/** A day or a month in words; a moment shows its day. */
export function Day({ iso }: DayProps) {
  const day = iso.slice(0, 10);
  const words = new Date(day).toLocaleDateString(site.language, {
    ...FORMATS[day.length],
    timeZone: 'UTC',
  });
  return <time dateTime={day}>{words}</time>;
}
