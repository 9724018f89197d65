const DAY = 1440;
const OPENS = 8 * 60;
const CLOSES = 18 * 60;

/** Part of the day at an hour. */
export type DayPart = 'work' | 'early' | 'evening' | 'night';

export interface Stretch {
  /** Start and length, in percent of a day. */
  readonly left: number;
  readonly width: number;
}

/** Minutes since midnight on a local clock: `2027-02-09T17:30` is 1050. */
export const minuteOf = (local: string): number =>
  Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

const percent = (minutes: number): number => Math.round((minutes / DAY) * 1000) / 10;

/**
 * Working hours (8 to 18) of a place on a 24-hour strip whose middle is its time `local`. Two
 * stretches if the strip cuts them.
 */
export function workingHours(local: string): readonly Stretch[] {
  const from = (((OPENS - minuteOf(local) + DAY / 2) % DAY) + DAY) % DAY;
  const until = from + CLOSES - OPENS;
  if (until <= DAY) return [{ left: percent(from), width: percent(until - from) }];
  return [
    { left: 0, width: percent(until - DAY) },
    { left: percent(from), width: percent(DAY - from) },
  ];
}

export function dayPart(local: string): DayPart {
  const minute = minuteOf(local);
  if (minute >= OPENS && minute < CLOSES) return 'work';
  if (minute >= 6 * 60 && minute < OPENS) return 'early';
  return minute >= CLOSES && minute < 22 * 60 ? 'evening' : 'night';
}
