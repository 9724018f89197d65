import type { SystemGroup } from './schema';

/** Requirements of the ticked systems for IT. */
export interface WiringSheet {
  /** Working days until all run: the longest setup, as they are set up side by side. */
  readonly days: number;
  /** Hours of the customer’s people by role, most first. */
  readonly hours: readonly { readonly role: string; readonly hours: number }[];
  /** Whether data leaves a building through its firewall. */
  readonly leavesBuilding: boolean;
  readonly leaves: readonly Exclude<SystemGroup['leaves'], 'nothing'>[];
  readonly isFree: boolean;
}

/** Adds up groups that hold nothing but the ticked systems. */
export function wiringSheet(groups: readonly SystemGroup[]): WiringSheet {
  const systems = groups.flatMap((group) => group.systems);
  const hours = new Map<string, number>();
  for (const { role, hours: more } of systems.flatMap(({ takes }) => takes.needs)) {
    hours.set(role, (hours.get(role) ?? 0) + more);
  }
  return {
    days: Math.ceil(Math.max(0, ...systems.map(({ takes }) => takes.days))),
    hours: [...hours]
      .map(([role, sum]) => ({ role, hours: sum }))
      .sort((a, b) => b.hours - a.hours),
    leavesBuilding: systems.some(({ runs }) => runs === 'site'),
    leaves: [...new Set(groups.map(({ leaves }) => leaves))].filter((what) => what !== 'nothing'),
    isFree: systems.every(({ isFree }) => isFree),
  };
}
