import { buildingTiers, employeeTiers, tierRanges, type Tier } from '../../../pricing/tiers.ts';
import { priceOf, type PriceInputs } from '../../../pricing/price.ts';
import type { CountName } from '../calculator.ts';

/** Width of the drawing; a unit of height is a thousand dollars. */
export const WIDTH = 1000;
export const HEIGHT = 236;
const UNIT = 1000;

interface Flight {
  readonly tiers: readonly Tier[];
  /** Horizontal extent of the stair. */
  readonly from: number;
  readonly to: number;
  /** Number at its right end, the slider’s maximum. */
  readonly max: number;
}

export const flights: Readonly<Record<CountName, Flight>> = {
  staff: { tiers: employeeTiers, from: 0, to: 500, max: 260 },
  buildings: { tiers: buildingTiers, from: 560, to: 840, max: 150 },
};

/** Horizontal extent of the connections. */
export const last = { from: 890, to: 930 } as const;

/** Place of a number; the first at the left end, like the slider’s thumb. */
function placeOf({ from, to, max }: Flight, count: number): number {
  const place = from + ((to - from) * (Math.min(count, max) - 1)) / (max - 1);
  return Math.round(place * 100) / 100;
}

export interface Step {
  readonly x: number;
  readonly width: number;
  /** In thousands of dollars, from the base of the stair. */
  readonly height: number;
  readonly price: number;
  /** Last number on the step; null on the last step. */
  readonly upTo: number | null;
  readonly isHere: boolean;
}

/** Steps of a stair. A border lies between two whole numbers. */
function stepsOf(flight: Flight, price: number): Step[] {
  return tierRanges(flight.tiers).map((range) => {
    const x = range.from === 1 ? flight.from : placeOf(flight, range.from - 0.5);
    const end = range.to === null ? flight.to : placeOf(flight, range.to + 0.5);
    return {
      x,
      width: Math.round((end - x) * 100) / 100,
      height: range.price / UNIT,
      price: range.price,
      upTo: range.to,
      isHere: range.price === price,
    };
  });
}

/** Layout for these inputs; heights in thousands of dollars. */
export function climbOf(inputs: PriceInputs) {
  const cost = priceOf(inputs);
  const [first, second, third] = [
    cost.employees.price / UNIT,
    (cost.employees.price + cost.buildings.price) / UNIT,
    cost.total / UNIT,
  ];
  const [a, b] = [
    placeOf(flights.staff, inputs.staff),
    placeOf(flights.buildings, inputs.buildings),
  ];
  const c = (last.from + last.to) / 2;
  const up = (height: number): number => HEIGHT - height;
  return {
    staff: stepsOf(flights.staff, cost.employees.price),
    buildings: stepsOf(flights.buildings, cost.buildings.price),
    nodes: [
      { x: a, height: first },
      { x: b, height: second },
      { x: c, height: third },
    ],
    line: `M${a} ${HEIGHT}V${up(first)}H${b}V${up(second)}H${c}V${up(third)}H${WIDTH}`,
  };
}

export type Climb = ReturnType<typeof climbOf>;
