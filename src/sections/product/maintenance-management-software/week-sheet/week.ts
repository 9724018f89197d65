/** Notation of a working day: `o0.6 r3.2 r2*`, one block after another. */

/** Kinds of work; the first two are planned. */
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
  /** Whether the work order was done on another day than planned. */
  readonly isMoved: boolean;
}

/** Block: a letter, hours, and a star if moved. */
const BLOCK = /^([rpbhoa])(\d+(?:\.\d+)?)(\*?)$/;

/** Pattern of a day, for the content check. */
export const DAY = /^[rpbhoa]\d+(\.\d+)?\*?( [rpbhoa]\d+(\.\d+)?\*?)*$/;

/** Blocks of a day. */
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

/** Total hours of days. */
export const hoursWorked = (days: readonly string[]): number =>
  round(days.flatMap(blocksOf).reduce((sum, { hours }) => sum + hours, 0));

/** Hours of days by kind of work. */
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
