/** Band of a stream: start, end and thickness, in percent. */
export interface StreamBand {
  readonly from: number;
  readonly to: number;
  readonly size: number;
  /** Middle of its label’s space. */
  readonly middle: number;
}

/** Minimum height of a label, in percent. */
const ROOM = 20;

/** Bands of a whole that splits: thickness to scale, with space for every label. */
export function streamBands(parts: readonly number[]): readonly StreamBand[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const roomFor = (size: number) => parts.map((part) => Math.max((part / whole) * size, ROOM) + 4);
  const total = (rooms: readonly number[]) => rooms.reduce((sum, room) => sum + room, 0);
  let thickness = 96;
  while (thickness > 20 && total(roomFor(thickness)) > 100) thickness -= 1;
  const rooms = roomFor(thickness);
  let from = (100 - thickness) / 2;
  let top = (100 - total(rooms)) / 2;
  return parts.map((part, index) => {
    const size = (part / whole) * thickness;
    const room = rooms[index] ?? 0;
    const band = { from, to: top + (room - size) / 2, size, middle: top + room / 2 };
    from += size;
    top += room;
    return band;
  });
}
