import { MONTHS, inDay, weekdayOf } from '../../../../time/inWords';
import { medianOf } from '../../../../ui/plot/dotColumns';
import { powerOf } from '../powerOf';

/** A column each day, or the mean day of each month (Monday to Friday) or of each weekday. */
export const FOLDS = ['year', 'month', 'weekday'] as const;
export type Fold = (typeof FOLDS)[number];

/** Columns of each fold. */
export const COUNTS: Record<Fold, number> = { year: 365, month: 12, weekday: 7 };

/** Where one reads: a column of the folded year, and an hour. */
export interface Place {
  readonly column: number;
  readonly hour: number;
}

/** Weeks before and after a day that say what is usual. */
const WEEKS = 6;

const FIRST = Date.UTC(2025, 0, 1);
const DAY = 86_400_000;

const days = Array.from({ length: COUNTS.year }, (_, index) => index);
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** ISO date of a day, from 0. */
const isoOf = (day: number): string => new Date(FIRST + day * DAY).toISOString().slice(0, 10);

let read: number[][] | undefined;

/** The year in kW, by day and hour, worked out when it is first needed. */
const year = (): number[][] =>
  (read ??= days.map((day) => hours.map((hour) => powerOf(FIRST + day * DAY, hour))));

/** Weekday from Monday, 0; the year begins on a Wednesday. */
const weekday = (day: number): number => (day + 2) % 7;
const isWorkday = (day: number): boolean => weekday(day) < 5;
const monthOf = (day: number): number => Number(isoOf(day).slice(5, 7)) - 1;

/** Days that lie in a column. */
const daysIn = (fold: Fold, column: number): number[] => {
  if (fold === 'year') return [column];
  return days.filter((day) =>
    fold === 'month' ? isWorkday(day) && monthOf(day) === column : weekday(day) === column,
  );
};

const meanDay = (some: readonly number[]): number[] =>
  hours.map((hour) => some.reduce((sum, day) => sum + (year()[day]?.[hour] ?? 0), 0) / some.length);

/** Power in a column, in kW, hour by hour. */
export const powerIn = (fold: Fold, column: number): number[] => meanDay(daysIn(fold, column));

/** What is usual there: the same weekday in the weeks around it, or the mean of all columns. */
export function usualIn(fold: Fold, column: number): number[] {
  if (fold === 'month') return meanDay(days.filter(isWorkday));
  if (fold === 'weekday') return meanDay(days);
  const around = days.filter(
    (day) => weekday(day) === weekday(column) && Math.abs(day - column) <= 7 * WEEKS,
  );
  return hours.map((hour) => medianOf(around.map((day) => year()[day]?.[hour] ?? 0)));
}

/** Column in which an ISO day of the year lies. */
export function columnOf(fold: Fold, date: string): number {
  const day = Math.round((Date.parse(date) - FIRST) / DAY);
  if (fold === 'year') return day;
  return fold === 'month' ? monthOf(day) : weekday(day);
}

/** Name of a column: a day, a month or a weekday. */
export function nameOf(fold: Fold, column: number): string {
  if (fold === 'year') return inDay(isoOf(column));
  return fold === 'month' ? (MONTHS[column] ?? '') : weekdayOf(isoOf(column + 5));
}
