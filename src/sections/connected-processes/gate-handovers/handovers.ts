/** One thing that somebody does in a process, in the lane of whoever does it. */
export interface LaneStep {
  /** Index of the lane. */
  readonly lane: number;
  /** Minutes that the job lay before it. */
  readonly wait?: number;
}

/** What a stretch of a process costs besides the work itself. */
export interface StretchCost {
  readonly handovers: number;
  /** Minutes. */
  readonly waited: number;
}

/** For each step the lane that the job comes from. */
export const lanesBefore = (steps: readonly LaneStep[], from: number): number[] =>
  steps.map((_, index) => steps[index - 1]?.lane ?? from);

/** A hand-over is a step in another lane than the one before it; `from` is the lane that hands in. */
export function costOf(steps: readonly LaneStep[], from: number): StretchCost {
  const before = lanesBefore(steps, from);
  return {
    handovers: steps.filter(({ lane }, index) => lane !== before[index]).length,
    waited: steps.reduce((sum, { wait = 0 }) => sum + wait, 0),
  };
}

/** The lane in which every one of these ways ends, or nothing where they differ: then their costs cannot be added. */
export function commonEnd(ways: readonly (readonly LaneStep[])[]): number | undefined {
  const [first, ...others] = ways.map((steps) => steps.at(-1)?.lane);
  return others.every((lane) => lane === first) ? first : undefined;
}

/** A choice between ways that all end in the same lane, and what follows whichever was taken. */
export interface LaneRule {
  readonly ways: readonly { readonly steps: readonly LaneStep[] }[];
  readonly then?: LaneStep | undefined;
}

/** The lane from which each rule is entered, the first of them from `begins`. */
export function entriesOf(rules: readonly LaneRule[], begins: number): number[] {
  const entries = [begins];
  for (const { ways, then } of rules) {
    entries.push(then?.lane ?? ways[0]?.steps.at(-1)?.lane ?? begins);
  }
  return entries.slice(0, rules.length);
}
