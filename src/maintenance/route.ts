/** Places on a map in miles from its middle: `x` to the east, `y` to the south. Pure. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Miles from each place to the next: the straight line, longer by what streets add to it. */
export const legs = (places: readonly Place[], road: number): number[] =>
  places.slice(1).map((place, index) => {
    const from = places[index] ?? place;
    return Math.hypot(place.x - from.x, place.y - from.y) * road;
  });

export const total = (parts: readonly number[]): number =>
  parts.reduce((sum, part) => sum + part, 0);
