/** A working day as a planner writes it: `o0.6 r3.2 r2*`, one block after another. */

/** What an hour is spent on; the first two are planned work. */
export const KINDS = {
  r: 'round',
  p: 'repair',
  b: 'broke',
  h: 'held',
  o: 'travel',
  a: 'away',
} as const;

export type BlockKind = (typeof KINDS)[keyof typeof KINDS];

export interface Block {
  readonly kind: BlockKind;
  readonly hours: number;
  /** Whether the job was done on another day than the one it was planned for. */
  readonly isMoved: boolean;
}

/** One block: a letter, hours, and a star where the job has moved. */
const BLOCK = /^([rpbhoa])(\d+(?:\.\d+)?)(\*?)$/;

/** Days in this form; the content check asks for it. */
export const DAY = /^[rpbhoa]\d+(\.\d+)?\*?( [rpbhoa]\d+(\.\d+)?\*?)*$/;

/** The blocks of a day. */
export function blocksOf(day: string): Block[] {
  return day.split(' ').map((word) => {
    const [, letter = '', hours = '', star] = BLOCK.exec(word) ?? [];
    if (!(letter in KINDS)) throw new RangeError(`No block of a day: ${word}`);
    return {
      kind: KINDS[letter as keyof typeof KINDS],
      hours: Number(hours),
      isMoved: star === '*',
    };
  });
}

const round = (hours: number): number => Math.round(hours * 10) / 10;

/** All hours of some days. */
export const hoursOf = (days: readonly string[]): number =>
  round(days.flatMap(blocksOf).reduce((sum, { hours }) => sum + hours, 0));

/** The hours of some days by what they were spent on. */
export function hoursByKind(days: readonly string[]): Record<BlockKind, number> {
  const sums: Record<BlockKind, number> = {
    round: 0,
    repair: 0,
    broke: 0,
    held: 0,
    travel: 0,
    away: 0,
  };
  for (const { kind, hours } of days.flatMap(blocksOf)) sums[kind] = round(sums[kind] + hours);
  return sums;
}
