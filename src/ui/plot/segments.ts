/** Times of a working day, in minutes unless said otherwise. */

export interface Segment {
  readonly activity: string;
  readonly minutes: number;
}

/** Segment with its start. */
export interface Placed extends Segment {
  /** Clock time, `07:50`. */
  readonly start: string;
  /** Part of the day, 0 to 1. */
  readonly share: number;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Clock time of a minute: 470 → `07:50`. */
export const clock = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** Duration in words: 125 → `2 h 05 min`, 40 → `40 min`, 540 → `9 h`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${twoDigits(rest)}\u00a0min`;
}

const sum = (segments: readonly Segment[]): number =>
  segments.reduce((total, { minutes }) => total + minutes, 0);

/** Segments with their start times; the day begins at hour `from`. */
export const place = (segments: readonly Segment[], from: number): Placed[] =>
  segments.map((segment, index) => ({
    ...segment,
    start: clock(from * 60 + sum(segments.slice(0, index))),
    share: segment.minutes / sum(segments),
  }));

/** Total time of an activity in a day, in words and percent. */
export function total(segments: readonly Segment[], activity: string) {
  const minutes = sum(segments.filter((segment) => segment.activity === activity));
  return { time: duration(minutes), percent: `${Math.round((100 * minutes) / sum(segments))}%` };
}
