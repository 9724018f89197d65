/** Hours of the day, by the visitor's clock, at which an engineer of one of our offices is at work. */
const HOURS = [10, 14, 11] as const;

const isWorkday = (day: Date): boolean => day.getDay() !== 0 && day.getDay() !== 6;

/**
 * Three moments for a talk, on working days, by the clock of the machine that asks. The next working
 * day is left out: it is the one on which an engineer answers and asks for what is needed.
 */
export function proposedTimes(now: Date): Date[] {
  const days: Date[] = [];
  for (let ahead = 1; days.length <= HOURS.length; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    if (isWorkday(day)) days.push(day);
  }
  return days.slice(1).map((day, index) => {
    day.setHours(HOURS[index] ?? HOURS[0]);
    return day;
  });
}

let words: Intl.DateTimeFormat | undefined;

/** A moment as visitors read it, with the name of their zone: "Tue, Nov 24, 10:00 AM CST". */
export function timeInWords(time: Date): string {
  // A phone takes long to make one.
  words ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return words.format(time);
}
