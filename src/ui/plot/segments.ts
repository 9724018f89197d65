/** Times of a working day, in minutes unless said otherwise. */

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
