import { formatShortUsd } from '../../format/number.ts';
import type { Payback } from '../../roi/payback.ts';
import { MONTHS } from '../../roi/rates.ts';
import { scaleFor } from '../../roi/report/firstPage/scale.ts';
import { area, heightOf, line, percentOf, type Point, type Range } from '../../ui/plot/scale';

/** In units of `scaleFor`; ticks are at least ten apart. */
const HEIGHT = 62;
const NOTE = 13;

/** From this month on, the note of the payback month is left of it and above the zero line. */
const LATE = 6;

const months: Range = { from: 0, to: MONTHS };

/** Places in the payback chart, in percent of the plot. */
export function plotOf(payback: Payback) {
  const { start, end, crossing } = payback;
  const isLate = crossing === null || crossing >= LATE;
  const room = isLate ? { above: NOTE, below: 0 } : { above: 0, below: NOTE };
  const { low, high, ticks } = scaleFor(payback, HEIGHT, room);
  const range: Range = { from: low, to: high };
  const at = (month: number, amount: number): Point => ({
    x: percentOf(month, months),
    y: heightOf(amount, range),
  });
  const level = [at(0, 0), at(MONTHS, 0)];
  const last = crossing ?? MONTHS;
  const noteHeight = (NOTE / HEIGHT) * 100;
  return {
    heights: ticks.map((amount) => ({ at: heightOf(amount, range), text: formatShortUsd(amount) })),
    columns: Array.from({ length: MONTHS / 2 + 1 }, (_, index) => ({
      at: percentOf(index * 2, months),
      text: String(index * 2),
    })),
    isLate,
    zero: line(level),
    line: line([at(0, start), at(MONTHS, end)]),
    owed: area([at(0, 0), at(last, 0)], [at(0, start), at(last, Math.min(end, 0))]),
    ahead: crossing === null ? '' : area([at(crossing, 0), at(MONTHS, 0)], [at(MONTHS, end)]),
    crossing: at(last, 0),
    balances: Array.from({ length: MONTHS + 1 }, (_, month) => {
      const amount = start + ((end - start) * month) / MONTHS;
      return { ...at(month, amount), amount };
    }),
    /** Upper edges of the notes. */
    noteTop: at(0, 0).y + (isLate ? 2 - noteHeight : 4),
    endTop: heightOf(end * 0.38, range),
    /** Whether the line crosses the note at its end on narrow plots. */
    isTight: crossing === null || crossing > 2.5,
  };
}
