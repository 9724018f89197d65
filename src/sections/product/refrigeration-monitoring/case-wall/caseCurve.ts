/** Defrost. */
export interface Defrost {
  /** Hours since midnight. */
  readonly at: number;
  readonly minutes: number;
  /** Temperature rise until its end. */
  readonly rise: number;
}

export interface ColdCase {
  readonly number: number;
  readonly target: number;
  readonly defrosts: readonly Defrost[];
  readonly readings: readonly (readonly [hour: number, degrees: number])[];
}

export interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface Reading {
  readonly hour: number;
  readonly degrees: number;
}

/** Time constant of recovery in hours: the rise falls to a third. */
const RECOVERY = 0.22;

/** Small fluctuation of the air, different in each case. */
const wave = (number: number, hour: number): number =>
  0.5 * Math.sin(hour * (4.1 + (number % 5) * 0.35) + number * 1.7);

const riseAt = ({ at, minutes, rise }: Defrost, hour: number): number => {
  const end = at + minutes / 60;
  if (hour <= at) return 0;
  if (hour <= end) return rise * ((hour - at) / (end - at)) ** 0.7;
  return rise * Math.exp(-(hour - end) / RECOVERY);
};

/** Hours of the curve’s points: every 20 minutes, closer around defrosts. */
function hoursOf({ defrosts }: ColdCase, { from, to }: Hours): number[] {
  const even = Array.from(
    { length: Math.round((to - from) * 3) + 1 },
    (_, index) => from + index / 3,
  );
  const bends = defrosts.flatMap(({ at, minutes }) => {
    const end = at + minutes / 60;
    return [at, (at + end) / 2, end, end + 0.1, end + 0.25, end + 0.45];
  });
  const within = [...even, ...bends].filter((hour) => hour >= from && hour <= to);
  return [...new Set(within)].sort((one, other) => one - other);
}

/** Air temperature of a case: readings, or simulated from target and defrosts. */
export function caseCurve(cold: ColdCase, hours: Hours): Reading[] {
  if (cold.readings.length > 0) return cold.readings.map(([hour, degrees]) => ({ hour, degrees }));
  return hoursOf(cold, hours).map((hour) => ({
    hour,
    degrees:
      cold.target +
      wave(cold.number, hour) +
      cold.defrosts.reduce((sum, defrost) => sum + riseAt(defrost, hour), 0),
  }));
}
