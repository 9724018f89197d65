import type { RegisterMark, RegisterModule } from './schema';

/** Choices of the shelf, in their order; the first one is all lines. */
export const MARKS: readonly RegisterMark[] = ['offline', 'connected', 'new'];

type Lines = RegisterModule['lines'];

/** How many lines there are, then how many have each mark. */
export const countsOf = (lines: Lines): readonly number[] => [
  lines.length,
  ...MARKS.map((mark) => lines.filter(({ is }) => is.includes(mark)).length),
];

export const linesOf = (modules: readonly RegisterModule[]): Lines =>
  modules.flatMap(({ lines }) => lines);
