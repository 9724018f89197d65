/** What a setpoint may not leave. */
export interface Walls {
  readonly low: number;
  readonly up: number;
}

/** A time in which a setpoint is handed back to where it was before; places in its list of values. */
export interface Returned {
  readonly from: number;
  readonly to: number;
}

/** What is set where something else was wanted: as near to it as the walls allow. */
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

/** Whether handing the setpoint back changes anything that is set: not where a wall is in the way. */
export function moves(
  wanted: readonly number[],
  walls: Walls,
  before: number,
  returned: Returned,
): boolean {
  const never = within(wanted, walls, before, { from: 0, to: 0 });
  return within(wanted, walls, before, returned).some((value, index) => value !== never[index]);
}

/** How many of the values would have been beyond a wall. */
export const beyond = (wanted: readonly number[], { low, up }: Walls): number =>
  wanted.filter((value) => value < low || value > up).length;
