import type { RegisterMark, RegisterModule } from './schema';

/** Choices of the shelf, in their order; the first one is all lines. */
export const MARKS: readonly RegisterMark[] = ['offline', 'connected', 'new'];

type Lines = RegisterModule['lines'];

/** How many lines there are, then how many have each mark. */
export const countsOf = (lines: Lines): readonly number[] => [
  lines.length,
  ...MARKS.map((mark) => lines.filter(({ is }) => is.includes(mark)).length),
];

/** Numbers of the choices that keep a line in view. */
export const choicesOf = ({ is }: Lines[number]): string =>
  [1, ...is.map((mark) => MARKS.indexOf(mark) + 2)].join(' ');

export const linesOf = (modules: readonly RegisterModule[]): Lines =>
  modules.flatMap(({ lines }) => lines);
