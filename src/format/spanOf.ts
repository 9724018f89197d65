const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes as people say them: `20 s`, `26 min`, `3 h 10 min`, `3 days`. */
export function spanOf(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)}\u00a0s`;
  if (minutes < HOUR) return `${Math.round(minutes)}\u00a0min`;
  if (minutes < DAY) {
    const [hours, rest] = [Math.floor(minutes / HOUR), Math.round(minutes % HOUR)];
    return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`;
  }
  const days = Math.round(minutes / DAY);
  return days === 1 ? '1\u00a0day' : `${days}\u00a0days`;
}
