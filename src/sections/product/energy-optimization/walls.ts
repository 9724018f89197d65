/** Limits of a setpoint. */
export interface Walls {
  readonly low: number;
  readonly up: number;
}

/** Period in which a setpoint is given back, as indexes of its values. */
export interface Returned {
  readonly from: number;
  readonly to: number;
}

/** A day of one setpoint. */
export interface SetpointDay {
  /** Every half hour what would be set without walls. */
  readonly wanted: readonly number[];
  /** Where it stood all day before. */
  readonly before: number;
  readonly returned: Returned;
}

/** Why a value is what it is. */
export type Why = 'returned' | 'low' | 'up' | 'follows';

/** What one half hour is set to, and why. */
export interface Setting {
  readonly value: number;
  readonly wanted: number;
  readonly why: Why;
}

function whyOf(wanted: number, { low, up }: Walls): Why {
  if (wanted < low) return 'low';
  return wanted > up ? 'up' : 'follows';
}

/** What is set between two walls, every half hour. */
export const settingsOf = ({ wanted, before, returned }: SetpointDay, walls: Walls): Setting[] =>
  wanted.map((value, index) => {
    const isReturned = index >= returned.from && index < returned.to;
    const asked = isReturned ? before : value;
    return {
      value: Math.min(walls.up, Math.max(walls.low, asked)),
      wanted: value,
      why: isReturned ? 'returned' : whyOf(value, walls),
    };
  });

/** Half hours in which a wall was in the way. */
export const heldOf = (settings: readonly Setting[]): number =>
  settings.filter(({ why }) => why === 'low' || why === 'up').length;

/** Air that is too warm costs its fans twice what air as much too cold costs the chiller. */
const TOO_WARM = 2;

/** What it costs to be off what the load asks for, in square degrees. */
const costOf = (value: number, wanted: number): number =>
  (value - wanted) ** 2 * (value > wanted ? TOO_WARM : 1);

/** What a day between walls saves against the former setpoint, in square degrees. */
const gainOf = (day: SetpointDay, walls: Walls): number =>
  settingsOf(day, walls).reduce(
    (sum, { value, wanted }) => sum + costOf(day.before, wanted) - costOf(value, wanted),
    0,
  );

/** The same in kWh. @param measured what the day saved between the walls that were drawn */
export const savedOf = (
  day: SetpointDay,
  walls: Walls,
  measured: { readonly walls: Walls; readonly saved: number },
): number => (gainOf(day, walls) / gainOf(day, measured.walls)) * measured.saved;
