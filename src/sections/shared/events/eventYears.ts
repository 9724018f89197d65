import { standingAt, type Standing } from '../../../time/standingAt';

interface Placed extends Standing {
  readonly path: string;
}

interface Span {
  /** ISO days, inclusive. */
  readonly from: string;
  readonly to: string;
}

export interface YearMark {
  readonly path: string;
  /** Place of its day in the year, in percent. */
  readonly at: number;
  /** 1 if its label would overlap one on the first line. */
  readonly lane: 0 | 1;
  readonly standing: ReturnType<typeof standingAt>;
}

interface EventYear {
  readonly year: number;
  readonly marks: readonly YearMark[];
  /** Part of each season in this year, if any. */
  readonly seasons: readonly ({ readonly from: number; readonly width: number } | null)[];
  /** Place of today in its year. */
  readonly today: number | null;
}

const DAY = 86_400_000;

/** Minimum distance of labels, in percent of a year. */
const LABEL = 11;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Place of an ISO day in its year, in percent. */
export function placeInYear(day: string): number {
  const year = Number(day.slice(0, 4));
  const start = Date.UTC(year, 0, 1);
  return round((100 * (Date.parse(day.slice(0, 10)) - start)) / (Date.UTC(year + 1, 0, 1) - start));
}

function partOf(year: number, spans: readonly Span[]) {
  const span = spans.find(({ from }) => from.startsWith(String(year)));
  if (!span) return null;
  const from = placeInYear(span.from);
  const next = new Date(Date.parse(span.to) + DAY).toISOString();
  return { from, width: round(placeInYear(next) - from) };
}

/** Events and seasons by year. */
export function eventYears(
  events: readonly Placed[],
  seasons: readonly (readonly Span[])[],
  now: number,
): readonly EventYear[] {
  const inOrder = [...events].sort(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const years = [...new Set(inOrder.map(({ startsAt }) => Number(startsAt.slice(0, 4))))];
  const today = new Date(now).toISOString();
  return years.map((year) => {
    const marks: YearMark[] = [];
    for (const event of inOrder) {
      if (!event.startsAt.startsWith(String(year))) continue;
      const at = placeInYear(event.startsAt);
      const before = marks.filter(({ lane }) => lane === 0).at(-1);
      const isNear = before !== undefined && at - before.at < LABEL;
      marks.push({
        path: event.path,
        at,
        lane: isNear ? 1 : 0,
        standing: standingAt(now, event),
      });
    }
    return {
      year,
      marks,
      seasons: seasons.map((spans) => partOf(year, spans)),
      today: today.startsWith(String(year)) ? placeInYear(today) : null,
    };
  });
}
