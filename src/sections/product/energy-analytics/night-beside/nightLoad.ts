/** Power of one building by day and by night, in kW. */
export interface NightLoad {
  readonly day: number;
  readonly night: number;
}

/** So many buildings from this share of the day on, up to the next one. */
export interface Share {
  readonly from: number;
  readonly buildings: number;
}

/** What the night draws of what the day does. */
export const shareOf = ({ day, night }: NightLoad): number => night / day;

/** Where the last of the shares ends. */
export const END = 1;

/** How many buildings draw a smaller share at night, as if each step were filled evenly. */
export function restBetter(share: number, steps: readonly Share[]): number {
  const count = steps.reduce((sum, { from, buildings }, index) => {
    const to = steps[index + 1]?.from ?? END;
    const part = Math.min(1, Math.max(0, (share - from) / (to - from)));
    return sum + part * buildings;
  }, 0);
  return Math.round(count);
}

/** The share that half of the buildings stay below. */
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

/** The most that one building draws, in kW: what is above, infinity included, is a slip. */
export const MOST = 100_000;

/** A load that a building can have: above nothing, and no night of ten times its day. */
const isLoad = ({ day, night }: NightLoad): boolean =>
  day > 0 && day <= MOST && night >= 0 && night <= Math.min(MOST, 10 * day);

/** Reads a load from the query of an address; what is no load is the usual one. */
export function readNightLoad(query: string, usual: NightLoad): NightLoad {
  const params = new URLSearchParams(query);
  const numberOf = (name: string): number => Number(params.get(name) || Number.NaN);
  const load = { day: numberOf('day'), night: numberOf('night') };
  return isLoad(load) ? load : usual;
}
