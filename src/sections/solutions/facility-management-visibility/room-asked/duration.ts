import { fill } from '../../../../text/fillWords';
import words from './words.json';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in the unit that one would say: seconds, minutes, hours with minutes, days. */
export function duration(minutes: number): string {
  const { units } = words;
  if (minutes < 1) return fill(units.seconds, { count: Math.round(minutes * 60) });
  if (minutes < HOUR) return fill(units.minutes, { count: minutes });
  if (minutes >= 2 * DAY) {
    const count = Math.floor(minutes / DAY);
    const hours = Math.round((minutes % DAY) / HOUR);
    return fill(hours > 0 ? units.daysAndHours : units.days, { count, hours });
  }
  const rest = minutes % HOUR;
  return fill(rest > 0 ? units.hoursAndMinutes : units.hours, {
    count: Math.floor(minutes / HOUR),
    rest,
  });
}
