const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes of a support access, and their share of the permitted time. */
export function visitHours(
  times: readonly string[],
  keyHours: number,
): { readonly minutes: number; readonly from: number; readonly part: number } {
  const first = minutesOf(times[0] ?? '00:00');
  const opened = minutesOf(times[1] ?? times[0] ?? '00:00');
  const minutes = minutesOf(times.at(-1) ?? '00:00') - opened;
  const all = keyHours * 60;
  return { minutes, from: (opened - first) / all, part: minutes / all };
}
