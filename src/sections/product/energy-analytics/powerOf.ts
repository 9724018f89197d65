/** Days of 2025 on which a bank in New Hampshire is closed. */
const HOLIDAYS = new Set(
  '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'.split(' '),
);

const isBetween = (day: string, from: string, to: string): boolean => day >= from && day <= to;

/** The same number between 0 and 1 for the same day and hour, so that the picture stays as it is. */
const chance = (seed: number): number => {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Degrees Fahrenheit outside: a year, a day, and some weather. */
function outside(dayOfYear: number, day: string, hour: number): number {
  const season = 47 - 25 * Math.cos(((dayOfYear - 20) / 365) * 2 * Math.PI);
  const hours = -9 * Math.cos(((hour - 4) / 24) * 2 * Math.PI);
  const weather = 11 * Math.sin(dayOfYear / 2.7) * Math.sin(dayOfYear / 9.1 + 1);
  const snap = isBetween(day, '01-20', '01-24') ? -30 : 0;
  return season + hours + weather + snap;
}

/** How far the branch is open at an hour of its clock: lights, desks and people, from 0 to 1. */
function openness(day: string, weekday: number, hour: number): number {
  const isSaturdayOpen = weekday === 6 && isBetween(day, '06-07', '08-30');
  if (isSaturdayOpen) return hour >= 8 && hour < 13 ? 0.8 : 0;
  if (weekday === 0 || weekday === 6 || HOLIDAYS.has(day)) return 0;
  if (hour === 7) return 0.7;
  if (hour >= 8 && hour < 17) return 1;
  return hour === 17 ? 0.55 : 0;
}

/**
 * What a branch of 4,600 square feet draws in an hour, in kW. From March 10 to April 4 its time clock
 * runs on winter time; in the third week of January the heat stays on; in summer it opens on Saturdays.
 * @param date midnight of the day, UTC, in milliseconds
 */
export function powerOf(date: number, hour: number): number {
  const day = new Date(date).toISOString().slice(5, 10);
  const dayOfYear = Math.round((date - Date.UTC(2025, 0, 1)) / 86_400_000) + 1;
  const weekday = new Date(date).getUTCDay();
  const clock = isBetween(day, '03-10', '04-04') ? hour - 1 : hour;
  const open = openness(day, weekday, clock);
  const degrees = outside(dayOfYear, day, hour);
  // The clock wakes the rooftop unit an hour before the doors.
  const isWarming = open === 0 && openness(day, weekday, clock + 1) > 0;
  const hold = open > 0 || isWarming ? 1 : 0.12;
  const heat = Math.max(0, 58 - degrees) * 0.24 * (isWarming ? 1.5 : 1);
  const frost = Math.max(0, 12 - degrees) * 0.42;
  const cool = Math.max(0, degrees - 62) * 0.42;
  const noise = 0.88 + 0.24 * chance(dayOfYear * 24 + hour);
  return (2.1 + open * 7 + (heat + cool) * hold + (hold < 1 ? frost : 0)) * noise;
}
