/** Power of one building by day and by night, in kW. */
export interface NightLoad {
  readonly day: number;
  readonly night: number;
}

/** Number of buildings from this share on, up to the next. */
export interface Share {
  readonly from: number;
  readonly buildings: number;
}

/** Night load as a share of the day’s. */
export const nightShare = ({ day, night }: NightLoad): number => night / day;

/** End of the last bin. */
export const END = 1;

/** Number of buildings with a smaller share, interpolated within bins. */
export function restBetter(share: number, steps: readonly Share[]): number {
  const count = steps.reduce((sum, { from, buildings }, index) => {
    const to = steps[index + 1]?.from ?? END;
    const part = Math.min(1, Math.max(0, (share - from) / (to - from)));
    return sum + part * buildings;
  }, 0);
  return Math.round(count);
}

/** Median share. */
export function median(steps: readonly Share[]): number {
  const half = steps.reduce((sum, { buildings }) => sum + buildings, 0) / 2;
  let below = 0;
  for (const [index, { from, buildings }] of steps.entries()) {
    const to = steps[index + 1]?.from ?? END;
    if (below + buildings >= half) return from + ((half - below) / buildings) * (to - from);
    below += buildings;
  }
  return END;
}

/** Power that can be set, in kW. */
export const LEAST = 5;
export const MOST = 1000;
