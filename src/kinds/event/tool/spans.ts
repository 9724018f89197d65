/** Minutes since midnight of a time such as 09:45. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

interface Part {
  readonly time: string;
}

export interface Span {
  /** Where it begins and how long it is, in percent of the whole. */
  readonly x: number;
  readonly w: number;
  readonly from: string;
  readonly to: string;
}

/** Parts of a program to scale: each lasts until the next, the last one until the end. */
export function spansOf(parts: readonly Part[], end: string): Span[] {
  const first = minutesOf(parts[0]?.time ?? end);
  const whole = minutesOf(end) - first;
  return parts.map(({ time }, index) => {
    const to = parts[index + 1]?.time ?? end;
    return {
      x: (100 * (minutesOf(time) - first)) / whole,
      w: (100 * (minutesOf(to) - minutesOf(time))) / whole,
      from: time,
      to,
    };
  });
}

/** Full hours between two times, with their place in percent. */
export function hoursBetween(start: string, end: string): { at: number; text: string }[] {
  const first = minutesOf(start);
  const whole = minutesOf(end) - first;
  const ticks = [];
  for (let hour = Math.ceil(first / 60); hour <= Math.floor(minutesOf(end) / 60); hour += 1)
    ticks.push({ at: (100 * (60 * hour - first)) / whole, text: `${hour}:00` });
  return ticks;
}
