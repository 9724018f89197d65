import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { inShort } from '../../../../time/inWords';
import { area, heightOf, middleOf, percentOf, stairs, type Point } from '../../../../ui/plot/scale';
import type { Mark } from '../../../../ui/plot/nearest';
import type { Tick } from '../../../../ui/plot/Axis';
import words from './words.json';

interface Year {
  readonly monday: string;
  readonly headcounts: readonly number[];
  readonly quiet: { readonly firstWeek: number; readonly jobCounts: readonly number[] };
}

/** Height of a job, in people; room over the highest week. */
const JOB = 130;
const ROOM = 1.2;

const rangeOf = ({ headcounts }: Year) => ({ from: 0, to: Math.max(...headcounts) * ROOM });

/** Jobs of a week, from 0. */
const jobsOf = ({ quiet }: Year, week: number): number =>
  quiet.jobCounts[week + 1 - quiet.firstWeek] ?? 0;

/** Monday of a week, from 0, as an ISO day. */
const mondayOf = ({ monday }: Year, week: number): string =>
  new Date(Date.parse(monday.slice(0, 10)) + week * 7 * 86_400_000).toISOString();

/** Where the empty weeks end, in percent. */
export const endOf = ({ headcounts, quiet }: Year): number =>
  percentOf(quiet.firstWeek - 1 + quiet.jobCounts.length, { from: 0, to: headcounts.length });

/** Number of the mark of the first empty week. */
export const startOf = ({ quiet }: Year): number => quiet.firstWeek - 1;

/** A step for each week, as high as `valueOf` says. */
function steps(year: Year, valueOf: (week: number) => number, weeks: readonly number[]): Point[] {
  const across = { from: 0, to: year.headcounts.length };
  const points = weeks.map((week) => ({
    x: percentOf(week, across),
    y: heightOf(valueOf(week), rangeOf(year)),
  }));
  const last = points.at(-1);
  const end = percentOf((weeks.at(-1) ?? 0) + 1, across);
  return stairs(last ? [...points, { ...last, x: end }] : points);
}

/** The people of a year as land. */
export function landOf(year: Year): string {
  const weeks = year.headcounts.map((_, week) => week);
  return area(
    steps(year, (week) => year.headcounts[week] ?? 0, weeks),
    [
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ],
  );
}

/** The jobs of its summer, on top of the land. */
export function heapOf(year: Year): string {
  const people = (week: number) => year.headcounts[week] ?? 0;
  const weeks = year.quiet.jobCounts.map((_, index) => index + year.quiet.firstWeek - 1);
  return area(
    steps(year, (week) => people(week) + jobsOf(year, week) * JOB, weeks),
    steps(year, people, weeks),
  );
}

/** Each week as a mark. */
export const marksOf = (year: Year): Mark[] =>
  year.headcounts.map((people, week) => {
    const jobs = jobsOf(year, week);
    return {
      at: middleOf(week, year.headcounts.length),
      y: heightOf(people, rangeOf(year)),
      says: fill(jobs > 0 ? words.quiet : words.term, {
        week: inShort(mondayOf(year, week)),
        people: formatCount(people),
        jobs,
      }),
    };
  });

/** Nearer to the edge of the window, in percent, a label would be cut in a large font. */
const EDGE = 8;

/** The months that begin a quarter, at the week in which they begin. */
export const quartersOf = (year: Year): Tick[] =>
  year.headcounts.flatMap((_, week) => {
    const [month, next] = [week, week + 1].map((at) => new Date(mondayOf(year, at)).getUTCMonth());
    const at = percentOf(week + 1, { from: 0, to: year.headcounts.length });
    if (month === next || next === undefined || next % 3 !== 0 || at < EDGE) return [];
    const [text = ''] = inShort(mondayOf(year, week + 1)).split('\u00a0');
    return [{ at, text }];
  });
