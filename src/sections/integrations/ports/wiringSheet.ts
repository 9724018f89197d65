import type { PortSystem } from './portsSchema';

/** Requirements of the ticked systems for IT. */
export interface WiringSheet {
  /** Working days until all run: the longest setup, and a day of review. */
  readonly days: number;
  /** System with the longest setup, if more than a day. */
  readonly longest: string | null;
  /** Hours of the customer’s people by role, most first. */
  readonly hours: readonly { readonly role: string; readonly hours: number }[];
  /** Whether data leaves a building through its firewall. */
  readonly leavesBuilding: boolean;
  readonly leaves: readonly Exclude<PortSystem['leaves'], 'nothing'>[];
  readonly isFree: boolean;
}

export function wiringSheet(systems: readonly PortSystem[]): WiringSheet {
  const most = Math.max(0, ...systems.map(({ days }) => days));
  const hours = new Map<string, number>();
  for (const { role, hours: more } of systems.flatMap(({ needs }) => needs)) {
    hours.set(role, (hours.get(role) ?? 0) + more);
  }
  return {
    days: systems.length === 0 ? 0 : Math.ceil(most + (most > 0 ? 0.5 : 0)),
    longest: most > 1 ? (systems.find(({ days }) => days === most)?.name ?? null) : null,
    hours: [...hours]
      .map(([role, sum]) => ({ role, hours: sum }))
      .sort((a, b) => b.hours - a.hours),
    leavesBuilding: systems.some(({ runs }) => runs === 'site'),
    leaves: [...new Set(systems.map(({ leaves }) => leaves))].filter((what) => what !== 'nothing'),
    isFree: systems.every(({ isFree }) => isFree),
  };
}
