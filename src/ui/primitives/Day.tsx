import { inWords } from '../../time/inWords';

interface DayProps {
  /** ISO day, month or moment. */
  readonly iso: string;
}

/** A day or a month in words; a moment shows its day. */
export function Day({ iso }: DayProps) {
  const day = iso.slice(0, 10);
  return <time dateTime={day}>{inWords(day)}</time>;
}
