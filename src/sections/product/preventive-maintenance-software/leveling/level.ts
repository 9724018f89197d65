import type { Crew, Peak } from './schema';

/**
 * Hours that each peak hands to each week once it is moved: to the nearest weeks with room first, no
 * matter in which order peaks are moved. All of them moved give the year as it is leveled.
 */
export function flowsOf({ before, after }: Crew, peaks: readonly Peak[]): number[][] {
  const room = after.map((hours, week) => Math.max(0, hours - (before[week] ?? 0)));
  return peaks.map(({ weeks }) => {
    const flow = before.map(() => 0);
    for (const week of weeks) {
      const from = week - 1;
      let left = (before[from] ?? 0) - (after[from] ?? 0);
      flow[from] = (flow[from] ?? 0) - left;
      const nearest = room
        .map((_, to) => to)
        .sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
      for (const to of nearest) {
        const moved = Math.min(left, room[to] ?? 0);
        room[to] = (room[to] ?? 0) - moved;
        flow[to] = (flow[to] ?? 0) + moved;
        left -= moved;
      }
    }
    return flow;
  });
}

/** Hours of each week with some of the peaks moved. */
export const hoursOf = (
  crew: Crew,
  peaks: readonly Peak[],
  moved: readonly boolean[],
): number[] => {
  const flows = flowsOf(crew, peaks).filter((_, index) => moved[index]);
  return crew.before.map((hours, week) =>
    flows.reduce((sum, flow) => sum + (flow[week] ?? 0), hours),
  );
};
