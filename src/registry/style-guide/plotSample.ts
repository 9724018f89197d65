import copy from '../../copy/styleGuide.json';
import { fill } from '../../text/fillWords';
import type { Fill, Hatch } from '../../ui/plot/fill';
import { curve, middleOf } from '../../ui/plot/scale';

const { plots } = copy;

/** Power of a branch in kW, hour by hour; it closes at 18:00. */
const HOURS = [
  9, 9, 8, 8, 9, 14, 22, 31, 38, 41, 42, 44, 43, 41, 40, 38, 33, 26, 24, 23, 22, 21, 12, 10,
];
const HIGHEST = 50;
const USUAL = HOURS.map((kw, hour) => (hour > 17 ? 9 : kw));

const isLate = (hour: number) => hour > 17 && hour < 22;

const saysOf = (kw: number, hour: number) =>
  fill(isLate(hour) ? plots.hourLate : plots.hour, {
    hour: `${String(hour).padStart(2, '0')}:00`,
    kw,
    usual: USUAL[hour] ?? kw,
  });

export const range = { from: 0, to: HIGHEST };
export const measured = curve(HOURS, range);
export const usual = curve(USUAL, range);
export const floor = curve([0, 0], range);
export const START = 19;

export const hourTicks = ['00', '06', '12', '18', '24'].map((text, index) => ({
  at: index * 25,
  text,
}));

export const bars = HOURS.map((kw, hour) => ({
  height: (kw / HIGHEST) * 100,
  fill: (isLate(hour) ? 'late' : 'measured') as Fill,
}));

export const barMarks = HOURS.map((kw, hour) => ({
  at: middleOf(hour, HOURS.length),
  says: saysOf(kw, hour),
}));

export const lineMarks = measured.map(({ x, y }, hour) => ({
  at: x,
  y,
  says: saysOf(HOURS[hour] ?? 0, hour),
}));

/** Minutes until somebody was on the way, on an axis of an hour. */
const MINUTES = [4, 7, 9, 12, 15, 21, 26, 34, 52];

export const minuteTicks = [0, 15, 30, 45, 60].map((minutes) => ({
  at: (minutes / 60) * 100,
  text: `${minutes} min`,
}));

export const waits = MINUTES.map((minutes) => ({
  at: (minutes / 60) * 100,
  fill: (minutes > 30 ? 'late' : 'good') as Fill,
  says: fill(minutes > 30 ? plots.waitLate : plots.wait, { minutes }),
}));

/** Hours of a crew in each week: what is due doubles each quarter of a year, and again in fall. */
export const HIGHEST_WEEK = 150;
export const CREW = 120;
export const weeks = Array.from(
  { length: 52 },
  (_, week) => 70 + (week % 13 === 12 ? 40 : 0) + (week > 36 && week < 42 ? 40 : 0),
);

export const rowMarks = plots.rows.map(({ name, value }, index) => ({
  at: middleOf(index, plots.rows.length),
  says: fill(plots.row, { name, value }),
}));

export const fills: readonly Fill[] = [
  'measured',
  'expected',
  'before',
  'good',
  'late',
  'wait',
  'cold',
  'strong',
  'off',
];

export const hatches: readonly Hatch[] = [1, 2, 3, 4, 5, 6];
