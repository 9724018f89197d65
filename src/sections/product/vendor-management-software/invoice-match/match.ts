import { formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { middleOf } from '../../../../ui/plot/scale';
import type { MatchLine } from './schema';
import words from './words.json';

/** Rows of both papers: rates on the left; lines and their sum on the right. */
export const rowsOf = (rates: number, lines: number): number => Math.max(rates, lines + 1);

/** Leader from a rate to a line of the invoice, in thousandths of the room between the papers. */
export function leaderOf(rate: number, line: number, rows: number): string {
  const [from, to] = [rate - 1, line].map((row) => Math.round(middleOf(row, rows) * 10));
  return `M0 ${from}C450 ${from} 550 ${to} 1000 ${to}`;
}

/** What is paid without a question. */
export const backedOf = (lines: readonly MatchLine[]): string =>
  formatUsd(lines.reduce((sum, { cents, isOff }) => sum + (isOff ? 0 : cents), 0) / 100);

/** What each line says, one below the other. */
export const marksOf = (lines: readonly MatchLine[], rows: number): Mark[] =>
  lines.map(({ name, cents, says, isOff }, index) => ({
    at: middleOf(index, rows),
    says: fill(isOff ? words.off : words.matches, { name, says, sum: formatUsd(cents / 100) }),
  }));
