/** What warms a case for a while: a defrost, or doors that are open. */
export interface Warming {
  /** Hours since midnight. */
  readonly at: number;
  readonly minutes: number;
  /** Temperature rise until its end. */
  readonly rise: number;
}

export interface ColdCase {
  readonly number: number;
  readonly target: number;
  readonly defrosts: readonly Warming[];
  readonly doors: readonly Warming[];
  readonly readings: readonly (readonly [hour: number, degrees: number])[];
}

export interface Reading {
  readonly hour: number;
  readonly degrees: number;
}

/** The hours that are shown, since midnight. */
export const NIGHT = { from: 0, to: 8 };

/** Time constant of recovery in hours: the rise falls to a third. */
const RECOVERY = 0.22;

/** Small fluctuation of the air, different in each case. */
const wave = (number: number, hour: number): number =>
  0.5 * Math.sin(hour * (4.1 + (number % 5) * 0.35) + number * 1.7);

/** When a warming ends. */
export const endOf = ({ at, minutes }: Pick<Warming, 'at' | 'minutes'>): number =>
  at + minutes / 60;

const riseAt = (warming: Warming, hour: number): number => {
  const { at, rise } = warming;
  const end = endOf(warming);
  if (hour <= at) return 0;
  if (hour <= end) return rise * ((hour - at) / (end - at)) ** 0.7;
  return rise * Math.exp(-(hour - end) / RECOVERY);
};

/** Hours of the curve’s points: every 30 minutes, closer where it is warmed. */
function hoursOf(warmings: readonly Warming[]): number[] {
  const { from, to } = NIGHT;
  const even = Array.from({ length: (to - from) * 2 + 1 }, (_, index) => from + index / 2);
  const bends = warmings.flatMap((warming) => {
    const end = endOf(warming);
    return [warming.at, (warming.at + end) / 2, end, end + 0.1, end + 0.25, end + 0.45];
  });
  const within = [...even, ...bends].filter((hour) => hour >= from && hour <= to);
  return [...new Set(within)].sort((one, other) => one - other);
}

/** Air temperature of a case overnight: readings, or simulated from its target and what warms it. */
export function caseCurve({ number, target, defrosts, doors, readings }: ColdCase): Reading[] {
  if (readings.length > 0) return readings.map(([hour, degrees]) => ({ hour, degrees }));
  const warmings = [...defrosts, ...doors];
  return hoursOf(warmings).map((hour) => ({
    hour,
    degrees:
      target +
      wave(number, hour) +
      warmings.reduce((sum, warming) => sum + riseAt(warming, hour), 0),
  }));
}
