/** An answer and the days between which it was the one to give. */
export interface Held {
  /** ISO day from which it was true. */
  readonly from: string;
  /** First day on which it no longer was; none while it is. */
  readonly until?: string | null | undefined;
}

/** Whether an answer was the one to give on a day. */
export const heldOn = ({ from, until }: Held, day: string): boolean =>
  from <= day && (!until || until > day);

export const lastDayOf = (year: number): string => `${year}-12-31`;

/** What was the case with an answer at the end of a year. */
export function stateIn(answer: Held, year: number): 'later' | 'held' | 'struck' {
  const day = lastDayOf(year);
  if (answer.from > day) return 'later';
  return heldOn(answer, day) ? 'held' : 'struck';
}

/** The years at whose end an answer was in a state, as an attribute that a style sheet can ask. */
export const yearsIn = (
  answer: Held,
  state: ReturnType<typeof stateIn>,
  years: readonly number[],
): string => years.filter((year) => stateIn(answer, year) === state).join(' ');

/** Those that fell first come first, the standing ones after them by their age: a stair. */
export const inOrderOfFall = <H extends Held>(answers: readonly H[]): H[] =>
  [...answers].sort(
    (a, b) => (a.until ?? '9').localeCompare(b.until ?? '9') || a.from.localeCompare(b.from),
  );

const DAY = 86_400_000;

/** Where a day lies between two others, in percent, held to the ends. */
export function placeOf(day: string, first: string, last: string): number {
  const [at, start, end] = [day, first, last].map((iso) => Date.parse(iso) / DAY) as [
    number,
    number,
    number,
  ];
  const share = ((at - start) / (end - start)) * 100;
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10;
}
