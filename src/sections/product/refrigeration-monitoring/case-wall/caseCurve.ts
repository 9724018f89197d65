/** A warming of the coil. */
export interface Defrost {
  /** Hours since midnight. */
  readonly at: number;
  readonly minutes: number;
  /** Degrees by which the air rises until it ends. */
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

/** Hours after a defrost in which the rise falls to a third. */
const RECOVERY = 0.22;

/** The air never stands still: a small wave, another one in each case. */
const wave = (number: number, hour: number): number =>
  0.5 * Math.sin(hour * (4.1 + (number % 5) * 0.35) + number * 1.7);

const riseAt = ({ at, minutes, rise }: Defrost, hour: number): number => {
  const end = at + minutes / 60;
  if (hour <= at) return 0;
  if (hour <= end) return rise * ((hour - at) / (end - at)) ** 0.7;
  return rise * Math.exp(-(hour - end) / RECOVERY);
};

/** Hours at which a curve is drawn: every third of an hour, and closer where a defrost bends it. */
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

/** The air in a case: as it was read, or as its target and its defrosts make it. */
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
