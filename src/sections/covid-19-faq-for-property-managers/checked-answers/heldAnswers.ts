/** Answer with the period it held. */
export interface Held {
  /** ISO day from which it held. */
  readonly from: string;
  /** First ISO day on which it no longer held, if any. */
  readonly until?: string | null | undefined;
}

/** Whether an answer held on a day. */
export const heldOn = ({ from, until }: Held, day: string): boolean =>
  from <= day && (!until || until > day);

export const lastDayOf = (year: number): string => `${year}-12-31`;

/** State of an answer at the end of a year. */
export function stateIn(answer: Held, year: number): 'later' | 'held' | 'struck' {
  const day = lastDayOf(year);
  if (answer.from > day) return 'later';
  return heldOn(answer, day) ? 'held' : 'struck';
}

/** Years at whose end an answer was in a state, as an attribute for CSS selectors. */
export const yearsIn = (
  answer: Held,
  state: ReturnType<typeof stateIn>,
  years: readonly number[],
): string => years.filter((year) => stateIn(answer, year) === state).join(' ');

/** Answers by end of validity, those still valid last, by age. */
export const inOrderOfFall = <H extends Held>(answers: readonly H[]): H[] =>
  [...answers].sort(
    (a, b) => (a.until ?? '9').localeCompare(b.until ?? '9') || a.from.localeCompare(b.from),
  );

const DAY = 86_400_000;

/** Place of a day between two others, in percent, clamped. */
export function placeOfDay(day: string, first: string, last: string): number {
  const [at, start, end] = [day, first, last].map((iso) => Date.parse(iso) / DAY) as [
    number,
    number,
    number,
  ];
  const share = ((at - start) / (end - start)) * 100;
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10;
}
