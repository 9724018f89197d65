import { scatter } from '../../../../ui/plot/scatter';

/** Hundreds of lines, and machines on no list. */
type Floor = readonly [number, number];

interface House {
  readonly up: readonly Floor[];
  readonly down: readonly Floor[];
}

export interface Thing {
  readonly isStray: boolean;
  /** Number of the stop by which it is found, from 1; past the last one: never. */
  readonly from: number;
}

const floorsOf = (houses: readonly House[]) => houses.flatMap(({ up, down }) => [...up, ...down]);

/** How many hundreds of lines (0), or machines on no list (1), are in all houses. */
export const sumOf = (houses: readonly House[], of: 0 | 1): number =>
  floorsOf(houses).reduce((sum, floor) => sum + floor[of], 0);

/** By which stop each of them is found, drawn by lot. */
const drawLots = (counts: readonly number[], of: number, seed: number): number[] =>
  scatter(of, seed).map((rank) => counts.filter((count) => count <= rank).length + 1);

/** What is on each floor, house by house from the top, in an order that shows no rule. */
export function layOut(
  houses: readonly House[],
  stops: readonly { readonly found: number; readonly strays: number }[],
): Thing[][][] {
  const hundreds = sumOf(houses, 0);
  const lines = drawLots(
    stops.map(({ found }) => Math.round((hundreds * found) / 100)),
    hundreds,
    3,
  );
  const strays = drawLots(
    stops.map((stop) => stop.strays),
    sumOf(houses, 1),
    5,
  );
  return houses.map((house, seed) =>
    floorsOf([house]).map(([hundred, machines], floor) => {
      const things = [
        ...lines.splice(0, hundred).map((from) => ({ isStray: false, from })),
        ...strays.splice(0, machines).map((from) => ({ isStray: true, from })),
      ];
      return scatter(things.length, 10 * seed + floor).flatMap((place) => things[place] ?? []);
    }),
  );
}
