/** Limits of a setpoint. */
export interface Walls {
  readonly low: number;
  readonly up: number;
}

/** Period in which a setpoint is reverted, as indexes of its values. */
export interface Returned {
  readonly from: number;
  readonly to: number;
}

/** Wanted values, clamped to the limits. */
export const within = (
  wanted: readonly number[],
  { low, up }: Walls,
  before: number,
  returned: Returned,
): number[] =>
  wanted.map((value, index) => {
    const isReturned = index >= returned.from && index < returned.to;
    return Math.min(up, Math.max(low, isReturned ? before : value));
  });

/** Whether a reversion changes the setpoint: not if a limit prevents it. */
export function moves(
  wanted: readonly number[],
  walls: Walls,
  before: number,
  returned: Returned,
): boolean {
  const never = within(wanted, walls, before, { from: 0, to: 0 });
  return within(wanted, walls, before, returned).some((value, index) => value !== never[index]);
}

/** Number of values beyond a limit. */
export const beyond = (wanted: readonly number[], { low, up }: Walls): number =>
  wanted.filter((value) => value < low || value > up).length;
