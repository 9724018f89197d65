/** What the highest repair worth paying depends on; money in whole dollars, without inflation. */
export interface Machine {
  /** A new one, installed, after rebates. */
  readonly price: number;
  /** Years that a new one lasts. */
  readonly lasts: number;
  /** Care of a new one, a year. */
  readonly care: number;
  /** Care of the old one and the energy it draws above a new one, in its next year. */
  readonly keep: number;
  /** Years that the old one can still run. */
  readonly left: number;
}

export interface LimitYear {
  /** What a new one costs in this year. */
  readonly renewed: number;
  /** What the old one costs in this year. */
  readonly kept: number;
  /** What keeping the old one saves; never less than nothing. */
  readonly saved: number;
}

/** By how much an old machine costs more each year. */
export const RISE = 0.06;

/** The years that are left, each rounded to whole dollars, so that what is shown adds up. */
export function limitYears({ price, lasts, care, keep, left }: Machine): LimitYear[] {
  const renewed = Math.round(price / lasts + care);
  return Array.from({ length: left }, (_, year) => {
    const kept = Math.round(keep * (1 + RISE) ** year);
    return { renewed, kept, saved: Math.max(0, renewed - kept) };
  });
}

export const sumOf = (years: readonly LimitYear[], key: keyof LimitYear): number =>
  years.reduce((sum, year) => sum + year[key], 0);

/** The highest repair worth paying: what keeping the old machine saves in the years it has left. */
export const repairLimit = (machine: Machine): number => sumOf(limitYears(machine), 'saved');

/** The machine as it was some years ago: more years to go, each cheaper. */
const ago = (machine: Machine, years: number): Machine => ({
  ...machine,
  keep: machine.keep / (1 + RISE) ** years,
  left: machine.left + years,
});

/** The limit in each year from `past` years ago until it is nothing. */
export function limitsOver(machine: Machine, past: number): number[] {
  return Array.from({ length: past + machine.left + 1 }, (_, index) =>
    repairLimit(ago(machine, past - index)),
  );
}
