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
