import type {
  SystemGroup,
  WallSystem,
} from '../../../../src/sections/integrations/system-wall/schema';

/** Days, and hours of people. */
export const takes = (
  days: number,
  ...needs: WallSystem['takes']['needs']
): WallSystem['takes'] => ({
  setup: `${days} days`,
  days,
  needs,
});

/** A system with its usual values, and others as a test needs them. */
export const wallSystem = (more: Partial<WallSystem>): WallSystem => ({
  id: 'one',
  name: 'One',
  note: 'A protocol',
  takes: takes(0.5),
  limit: 'None',
  runs: 'site',
  isFree: false,
  ...more,
});

export const wallGroup = (
  leaves: SystemGroup['leaves'],
  ...systems: WallSystem[]
): SystemGroup => ({ name: leaves, side: 'left', leaves, systems });

export const bacnet = wallSystem({
  id: 'bacnet',
  name: 'BACnet',
  takes: takes(0.5, { role: 'controls', hours: 4 }),
});

export const sap = wallSystem({
  id: 'sap',
  name: 'SAP PM',
  runs: 'cloud',
  out: 'Closed jobs',
  takes: takes(10, { role: 'SAP', hours: 14 }, { role: 'controls', hours: 1 }),
});
