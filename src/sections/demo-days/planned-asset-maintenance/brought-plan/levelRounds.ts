export interface Round {
  readonly name: string;
  /** Hours of the whole round. */
  readonly hours: number;
  /** Number of parts it can be split into, building by building. */
  readonly parts: number;
  /** Interval in weeks. */
  readonly every: number;
  /** First week, from 1. */
  readonly first: number;
  /** Weeks a visit may move either way; 0 for legal dates. */
  readonly window: number;
}

interface Visit {
  readonly hours: number;
  /** Planned week. */
  readonly planned: number;
  readonly window: number;
}

interface Move {
  /** Weeks, from 1. */
  readonly from: number;
  readonly to: number;
  readonly hours: number;
}

export interface Leveled {
  /** Hours per week, before and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What leads from one to the other, the largest first. */
  readonly moves: readonly Move[];
  /** Visits moved, all visits, and the largest move in weeks. */
  readonly moved: number;
  readonly visits: number;
  readonly furthest: number;
}

const WEEKS = 52;
/** More passes do not improve plans of this size. */
const PASSES = 4;

const visitsOf = ({ hours, parts, every, first, window }: Round): Visit[] =>
  Array.from({ length: Math.ceil((WEEKS + 1 - first) / every) * parts }, (_, index) => ({
    hours: hours / parts,
    planned: first + Math.floor(index / parts) * every,
    window,
  }));

const sumOf = (visits: readonly Visit[], weeks: readonly number[]): number[] => {
  const sums = new Array<number>(WEEKS).fill(0);
  visits.forEach(({ hours }, index) => {
    const week = (weeks[index] ?? 1) - 1;
    sums[week] = (sums[week] ?? 0) + hours;
  });
  return sums;
};

/** Weeks allowed for a visit: the planned one, then by distance. */
function choices({ planned, window }: Visit): number[] {
  const steps = Array.from({ length: window }, (_, step) => [
    planned - step - 1,
    planned + step + 1,
  ]);
  return [planned, ...steps.flat()].filter((week) => week >= 1 && week <= WEEKS);
}

/**
 * Levels a year of rounds: each visit goes to the least busy week in its window. Largest visits
 * first; fixed ones stay.
 */
export function levelRounds(rounds: readonly Round[]): Leveled {
  const visits = rounds.flatMap(visitsOf).sort((one, other) => other.hours - one.hours);
  const weeks = visits.map(({ planned }) => planned);
  const before = sumOf(visits, weeks);
  const after = [...before];
  for (let pass = 0; pass < PASSES; pass += 1) {
    visits.forEach((visit, index) => {
      const now = weeks[index] ?? visit.planned;
      const without = (week: number): number =>
        (after[week - 1] ?? 0) - (week === now ? visit.hours : 0);
      const best = choices(visit).reduce((least, week) =>
        without(week) < without(least) ? week : least,
      );
      after[now - 1] = (after[now - 1] ?? 0) - visit.hours;
      after[best - 1] = (after[best - 1] ?? 0) + visit.hours;
      weeks[index] = best;
    });
  }
  const moves = visits
    .map(({ planned, hours }, index) => ({ from: planned, to: weeks[index] ?? planned, hours }))
    .filter(({ from, to }) => from !== to);
  return {
    before,
    after,
    moves,
    moved: moves.length,
    visits: visits.length,
    furthest: Math.max(0, ...moves.map(({ from, to }) => Math.abs(to - from))),
  };
}
