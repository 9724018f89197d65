/** Maintenance backlog in hours, and its weekly change. */
export interface Backlog {
  /** Hours at the start. */
  readonly hours: number;
  /** Hours done per week. */
  readonly off: number;
  /** Hours added per week. */
  readonly on: number;
  /** Extra hours done per week in the first weeks. */
  readonly help?: { readonly weeks: number; readonly off: number } | undefined;
}

/** Weeks of a healthy backlog; with less, there is nothing to plan from. */
export const HEALTHY_WEEKS = 4;

/** Limit of the forecast, 20 years in weeks. */
const FOREVER = 20 * 52;

/** Hours left after a number of weeks. */
export function hoursAfter({ hours, off, on, help }: Backlog, weeks: number): number {
  const helped = Math.min(weeks, help?.weeks ?? 0) * (help?.off ?? 0);
  return Math.max(0, hours + weeks * (on - off) - helped);
}

/** Weeks until the backlog is healthy; undefined if never. */
export function weeksToHealthy(backlog: Backlog): number | undefined {
  for (let week = 0; week <= FOREVER; week += 1) {
    if (hoursAfter(backlog, week) <= backlog.off * HEALTHY_WEEKS) return week;
  }
  return undefined;
}

/** Effect of a measure. */
export interface BacklogStep {
  /** Hours struck at once. */
  readonly struck?: number | undefined;
  /** Hours more done per week. */
  readonly off?: number | undefined;
  /** Hours fewer added per week. */
  readonly less?: number | undefined;
  readonly help?: Backlog['help'];
}

/** Backlog after each measure, added to those before. */
export function climb(start: Backlog, steps: readonly BacklogStep[]): Backlog[] {
  let now = start;
  return steps.map(({ struck = 0, off = 0, less = 0, help }) => {
    now = {
      hours: now.hours - struck,
      off: now.off + off,
      on: now.on - less,
      help: help ?? now.help,
    };
    return now;
  });
}
