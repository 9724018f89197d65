interface Shift {
  /** Sunday is 0. */
  readonly days: readonly number[];
  /** Local hours of the day. */
  readonly opens: number;
  readonly closes: number;
}

interface Place {
  /** Hours ahead of the clock shown. */
  readonly ahead: number;
  readonly shifts: readonly Shift[];
}

export interface Stretch {
  /** Hours from Sunday, 00:00, by the clock shown. */
  readonly from: number;
  readonly to: number;
}

const WEEK = 168;

/** Working hours of a place by the clock shown; split at the end of the week. */
export function stretchesOf({ ahead, shifts }: Place): readonly Stretch[] {
  return shifts
    .flatMap(({ days, opens, closes }) =>
      days.flatMap((day) => {
        const from = day * 24 + opens - ahead;
        const to = day * 24 + closes - ahead;
        if (to <= 0) return [{ from: from + WEEK, to: to + WEEK }];
        if (from >= 0 && to <= WEEK) return [{ from, to }];
        if (from < 0)
          return [
            { from: from + WEEK, to: WEEK },
            { from: 0, to },
          ];
        return [
          { from, to: WEEK },
          { from: 0, to: to - WEEK },
        ];
      }),
    )
    .sort((one, other) => one.from - other.from);
}

/** Hours in which all places work. */
export function sharedHours(places: readonly Place[]): readonly Stretch[] {
  return places.map(stretchesOf).reduce((shared, stretches) =>
    shared.flatMap((one) =>
      stretches.flatMap((other) => {
        const from = Math.max(one.from, other.from);
        const to = Math.min(one.to, other.to);
        return from < to ? [{ from, to }] : [];
      }),
    ),
  );
}

export const hoursIn = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);
