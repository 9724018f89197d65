import { inWords } from '../../time/inWords';

interface DayProps {
  /** ISO day, month or moment. */
  readonly iso: string;
}

/** Date or month in words; of a moment, its date. */
export function Day({ iso }: DayProps) {
  const day = iso.slice(0, 10);
  return <time dateTime={day}>{inWords(day)}</time>;
}
