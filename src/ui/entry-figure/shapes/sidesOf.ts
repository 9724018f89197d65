/** Ticks nearer than this, in percent, would write over each other. */
const NEAR = 16;

/**
 * The side of the axis on which the words of each tick stand: below, or above where the one before
 * it stands too near.
 * @param places in percent, in order.
 */
export function sidesOf(places: readonly number[]): ('above' | 'below')[] {
  const sides: ('above' | 'below')[] = [];
  places.forEach((at, index) => {
    const isNear = index > 0 && at - (places[index - 1] ?? 0) < NEAR;
    sides.push(isNear && sides[index - 1] === 'below' ? 'above' : 'below');
  });
  return sides;
}
