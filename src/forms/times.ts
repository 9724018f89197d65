/** Hours of the day, by the visitor's clock, at which an engineer of one of our offices is at work. */
const HOURS = [10, 14, 11] as const;

const isWorkday = (day: Date): boolean => day.getDay() !== 0 && day.getDay() !== 6;

/**
 * Three moments for a talk: one on each of the next three working days, by the clock of the machine
 * that asks. The next day is the first, because an engineer answers within one working day.
 */
export function proposedTimes(now: Date): Date[] {
  const times: Date[] = [];
  for (let ahead = 1; times.length < HOURS.length; ahead += 1) {
    const hour = HOURS[times.length] ?? HOURS[0];
    const time = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, hour);
    if (isWorkday(time)) times.push(time);
  }
  return times;
}

/** A moment as visitors read it, with the name of their zone: "Tue, Nov 24, 10:00 AM CST". */
export const timeInWords = (time: Date): string =>
  time.toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
