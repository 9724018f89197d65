/** Room with its air supply, in cubic feet per minute. */
export interface AiredRoom {
  readonly people: number;
  /** Clean air needed per person. */
  readonly each: number;
  readonly outdoor: number;
  readonly recirculated: number;
  /** Share of fine particles that the filter of the recirculated air holds, in percent. */
  readonly kept: number;
  /** Clean air from portable air cleaners. */
  readonly portable: number;
}

export interface CleanAir {
  readonly need: number;
  readonly outdoor: number;
  readonly filtered: number;
  readonly portable: number;
  readonly all: number;
  /** Surplus, or, below zero, shortage. */
  readonly over: number;
}

/** Clean air of a room: outdoor, filtered, and from air cleaners. */
export function cleanAirOf(room: AiredRoom): CleanAir {
  const need = room.people * room.each;
  const filtered = Math.round((room.recirculated * room.kept) / 100);
  const all = room.outdoor + filtered + room.portable;
  const { outdoor, portable } = room;
  return { need, outdoor, filtered, portable, all, over: all - need };
}
