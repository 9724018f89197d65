const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Place of a time between two others, in percent. */
export const placeInDay = (at: string, from: string, to: string): number =>
  Math.round(((minutesOf(at) - minutesOf(from)) / (minutesOf(to) - minutesOf(from))) * 1000) / 10;

/** Full hours for ticks: `07:00`, `08:00`. */
export function hourTicks(from: string, to: string): string[] {
  const first = Math.ceil(minutesOf(from) / 60);
  const last = Math.floor(minutesOf(to) / 60);
  return Array.from(
    { length: last - first + 1 },
    (_, index) => `${String(first + index).padStart(2, '0')}:00`,
  );
}

interface Moment {
  readonly at: string;
  readonly isOurs: boolean;
}

/** Flag of a moment: its place, its room in percent, and its row. */
export interface Flag {
  readonly x: number;
  /** Up to the next leader, which no words cross. */
  readonly w: number;
  /** Ours is below the axis; of two flags of yours in a row, the second stands higher. */
  readonly row: 'ours' | 'near' | 'far';
  /** Whether it lies back over the room before its leader. */
  readonly isBack: boolean;
}

/** What is left of the day for a flag that need not lie back, in percent. */
const ROOM = 18;

/** Flags of a day in two lanes; leaders of the higher row pass between the flags of the lower one. */
export function flagsOf<Of extends Moment>(
  moments: readonly Of[],
  from: string,
  to: string,
): readonly (Of & Flag)[] {
  const placed = moments.map((moment) => ({ ...moment, x: placeInDay(moment.at, from, to) }));
  return placed.map((moment) => {
    const lane = placed.filter(({ isOurs }) => isOurs === moment.isOurs);
    const index = lane.indexOf(moment);
    const isBack = 100 - moment.x < ROOM;
    const before = lane[index - 1]?.x ?? 0;
    const next = lane[index + 1]?.x ?? 100;
    const row = moment.isOurs ? 'ours' : index % 2 === 0 ? 'near' : 'far';
    const end = row === 'far' ? (lane[index + 2]?.x ?? 100) : next;
    return { ...moment, w: isBack ? moment.x - before : end - moment.x, row, isBack };
  });
}
