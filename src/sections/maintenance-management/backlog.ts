/** Work that is approved and not done, in hours, and what a week does to it. */
export interface Backlog {
  /** Hours at the beginning. */
  readonly hours: number;
  /** Hours that a crew takes off in a week. */
  readonly off: number;
  /** Hours that are laid on in a week. */
  readonly on: number;
  /** Help for the first weeks: hours it takes off besides, in each of them. */
  readonly help?: { readonly weeks: number; readonly off: number } | undefined;
}

/** A backlog of this many weeks is healthy: less, and there is nothing to plan from. */
export const HEALTHY_WEEKS = 4;

/** Nobody plans further ahead than twenty years. */
const FOREVER = 20 * 52;

/** Hours that are left after so many weeks. */
export function hoursAfter({ hours, off, on, help }: Backlog, weeks: number): number {
  const helped = Math.min(weeks, help?.weeks ?? 0) * (help?.off ?? 0);
  return Math.max(0, hours + weeks * (on - off) - helped);
}

/** Weeks until no more is left than the crew alone does in so many weeks; nothing if that never comes. */
export function weeksToHealthy(backlog: Backlog): number | undefined {
  for (let week = 0; week <= FOREVER; week += 1) {
    if (hoursAfter(backlog, week) <= backlog.off * HEALTHY_WEEKS) return week;
  }
  return undefined;
}

/** What one measure changes. */
export interface BacklogStep {
  /** Hours struck out at once. */
  readonly struck?: number | undefined;
  /** Hours a week more that are taken off. */
  readonly off?: number | undefined;
  /** Hours a week fewer that are laid on. */
  readonly less?: number | undefined;
  readonly help?: Backlog['help'];
}

/** The backlog after each of some measures, every one on top of those before it. */
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
