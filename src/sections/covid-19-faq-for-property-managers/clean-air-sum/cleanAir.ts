/** A room and the air that reaches it, in cubic feet a minute. */
export interface AiredRoom {
  readonly people: number;
  /** Clean air that each of them is to have. */
  readonly each: number;
  readonly outdoor: number;
  readonly recirculated: number;
  /** Share of fine particles that the filter in the recirculated air keeps, in percent. */
  readonly kept: number;
  /** What cleaners standing in the room deliver. */
  readonly portable: number;
}

export interface CleanAir {
  readonly need: number;
  readonly outdoor: number;
  readonly filtered: number;
  readonly portable: number;
  readonly all: number;
  /** What there is too much of, or, below zero, too little. */
  readonly over: number;
}

/** Air that counts as clean: from outdoors, through a filter, out of a cleaner. */
export function cleanAirOf(room: AiredRoom): CleanAir {
  const need = room.people * room.each;
  const filtered = Math.round((room.recirculated * room.kept) / 100);
  const all = room.outdoor + filtered + room.portable;
  const { outdoor, portable } = room;
  return { need, outdoor, filtered, portable, all, over: all - need };
}
