/** Step of a process, in a person’s lane. */
export interface LaneStep {
  /** Index of the lane. */
  readonly lane: number;
  /** Minutes of waiting before it. */
  readonly wait?: number;
}

/** Cost of some steps, beside the work itself. */
export interface StretchCost {
  readonly handovers: number;
  /** Minutes. */
  readonly waited: number;
}

/** Lane before each step. */
export const lanesBefore = (steps: readonly LaneStep[], from: number): number[] =>
  steps.map((_, index) => steps[index - 1]?.lane ?? from);

/** Hand-overs and waiting of steps; a hand-over is a change of lane. `from` is the lane before. */
export function costOf(steps: readonly LaneStep[], from: number): StretchCost {
  const before = lanesBefore(steps, from);
  return {
    handovers: steps.filter(({ lane }, index) => lane !== before[index]).length,
    waited: steps.reduce((sum, { wait = 0 }) => sum + wait, 0),
  };
}

/** Common last lane of options, or undefined: then their costs cannot be added. */
export function commonEnd(ways: readonly (readonly LaneStep[])[]): number | undefined {
  const [first, ...others] = ways.map((steps) => steps.at(-1)?.lane);
  return others.every((lane) => lane === first) ? first : undefined;
}

/** Rule with options that end in the same lane, and the step that follows. */
export interface LaneRule {
  readonly ways: readonly { readonly steps: readonly LaneStep[] }[];
  readonly then?: LaneStep | undefined;
}

/** Lane before each rule; the first is that of `begins`. */
export function entriesOf(rules: readonly LaneRule[], begins: number): number[] {
  const entries = [begins];
  for (const { ways, then } of rules) {
    entries.push(then?.lane ?? ways[0]?.steps.at(-1)?.lane ?? begins);
  }
  return entries.slice(0, rules.length);
}
