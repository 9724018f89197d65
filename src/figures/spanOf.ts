const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes as people say them: `20 s`, `26 min`, `3 h 10 min`, `3 days`. */
export function spanOf(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} s`;
  if (minutes < HOUR) return `${Math.round(minutes)} min`;
  if (minutes < DAY) {
    const [hours, rest] = [Math.floor(minutes / HOUR), Math.round(minutes % HOUR)];
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  }
  const days = Math.round(minutes / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}
