import { limitsOver } from '../../../../maintenance/repairLimit';
import { formatDollars, formatShortUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { curve, heightOf, percentOf } from '../../../../ui/plot/scale';
import type { PlannedMachine } from '../planOf';
import words from './words.json';

interface Life {
  readonly machine: PlannedMachine;
  /** Year of installation, and of the quote. */
  readonly from: number;
  readonly year: number;
  readonly repairs: readonly {
    readonly year: number;
    readonly what: string;
    readonly cost: number;
  }[];
}

/** Dollars between two grid lines, and years between two labels. */
const STEP = 20_000;
const YEARS = 5;

/** The limit of each year of a machine with what was paid in it, placed on a plot. */
export function lifeOf({ machine, from, year, repairs }: Life) {
  const limits = limitsOver(machine, year - from);
  const top = Math.ceil(Math.max(...limits) / STEP) * STEP;
  const range = { from: 0, to: top };
  const x = (at: number): number => percentOf(at, { from, to: from + limits.length - 1 });
  const paid = [...repairs, { year, what: '', cost: machine.quote }];
  const says = (at: number, limit: number): string => {
    const values = { year: at, limit: formatDollars(limit) };
    const repair = repairs.find((one) => one.year === at);
    if (repair) {
      return fill(words.repaired, {
        ...values,
        what: repair.what,
        cost: formatDollars(repair.cost),
      });
    }
    if (at !== year) return fill(limit > 0 ? words.limit : words.nothing, values);
    const over = machine.quote - limit;
    return fill(over > 0 ? words.over : words.under, {
      ...values,
      quote: formatDollars(machine.quote),
      amount: formatDollars(Math.abs(over)),
    });
  };
  return {
    line: curve(limits, range),
    limit: limits[year - from] ?? 0,
    start: year - from,
    heights: Array.from({ length: top / STEP }, (_, index) => ({
      at: heightOf((index + 1) * STEP, range),
      text: formatShortUsd((index + 1) * STEP),
    })),
    columns: limits.flatMap((_, index) =>
      index % YEARS === 0 ? [{ at: x(from + index), text: String(from + index) }] : [],
    ),
    bars: paid.map(({ year: at, cost }) => ({
      index: at - from,
      x: x(at),
      h: percentOf(cost, range),
      isQuote: at === year,
    })),
    marks: limits.map((limit, index): Mark => {
      const at = from + index;
      return { at: x(at), y: heightOf(limit, range), says: says(at, limit) };
    }),
  };
}
