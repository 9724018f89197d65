import measured from '../styles/fonts/share/advances.json';
import { balanced, breakLines } from '../text/lines';
import type { CutName } from './cuts';

const advances = new Map(
  (Object.keys(measured.advances) as CutName[]).map((cut) => [
    cut,
    new Map([...measured.chars].map((char, index) => [char, measured.advances[cut][index] ?? 0])),
  ]),
);

/** A text without the joiners of words (src/text/preventBreaks.ts), which no font draws. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');

/** Whether the cuts can draw every char of a text. */
export const isDrawable = (text: string): boolean =>
  [...withoutJoiners(text)].every(
    (char) => char === '\n' || char in RAISED || measured.chars.includes(char),
  );

/** Small raised figures, which the font lacks and a card draws as small figures of its own. */
const RAISED: Readonly<Record<string, string>> = { '²': '2', '³': '3' };

/** Size of a raised figure, in em of its line. */
export const RAISED_SIZE = 0.56;

/** A line in pieces that are either raised or not. */
export const pieces = (line: string): { text: string; isRaised: boolean }[] =>
  line
    .split(/([²³])/)
    .filter(Boolean)
    .map((piece) => ({ text: RAISED[piece] ?? piece, isRaised: piece in RAISED }));

/** How text is set. */
export interface Type {
  readonly cut: CutName;
  /** In pixels. */
  readonly size: number;
  /** Between two letters, in em. */
  readonly tracking: number;
}

/** Width of a text in thousandths of an em, and its chars. */
interface Measured {
  readonly units: number;
  readonly chars: number;
}

/** Words are asked for over and over while lines are broken. */
const measuredWords = new Map<string, Measured>();

function measure(text: string, cut: CutName): Measured {
  const key = `${cut} ${text}`;
  const known = measuredWords.get(key);
  if (known) return known;
  const of = advances.get(cut);
  const unitsOf = (char: string): number => {
    const raised = RAISED[char];
    return raised ? (of?.get(raised) ?? 0) * RAISED_SIZE : (of?.get(char) ?? 500);
  };
  const chars = [...text];
  const found = { units: chars.reduce((sum, char) => sum + unitsOf(char), 0), chars: chars.length };
  measuredWords.set(key, found);
  return found;
}

/** Width of a text in pixels; kerning left out, which only ever brings letters closer together. */
export function widthOf(text: string, { cut, size, tracking }: Type): number {
  const { units, chars } = measure(text, cut);
  return (units / 1000 + tracking * chars) * size;
}

/** Lines of at most `width` pixels; nothing where a single word is wider. */
function broken(words: readonly string[], width: number, type: Type): string[] | undefined {
  const wide = (word: string): number => widthOf(word, type);
  if (words.some((word) => wide(word) > width)) return undefined;
  return breakLines(words, wide, wide(' '), width).map((line) => line.join(' '));
}

/** The same number of lines, none much longer than the others. */
function even(words: readonly string[], width: number, type: Type): readonly string[] | undefined {
  const lines = broken(words, width, type);
  return lines && balanced(lines, (narrower) => broken(words, narrower, type), width);
}

/** Where text may stand, and how it is set. */
export interface Box {
  readonly cut: CutName;
  readonly tracking: number;
  /** Height of a line, in em. */
  readonly leading: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** From the largest size to the smallest, in pixels. */
  readonly sizes: readonly number[];
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/** A text keeps its own line breaks where they cost no more than this of its largest size. */
const OWN = 0.78;

/**
 * A text in the largest size in which all of it fits a box. Its own line breaks count where they fit.
 * @throws Error where it does not fit in the smallest size: a share picture cuts nothing
 */
export function fit(text: string, { cut, tracking, leading, width, height, sizes }: Box): Fitted {
  const drawn = withoutJoiners(text);
  const own = drawn.split('\n');
  const words = drawn.split(/[ \n]/).filter(Boolean);
  const fits = (lines: readonly string[], size: number): boolean =>
    lines.length * leading * size <= height &&
    lines.every((line) => widthOf(line, { cut, tracking, size }) <= width);
  const ownSize =
    own.length > 1
      ? sizes.find((size) => size >= (sizes[0] ?? 0) * OWN && fits(own, size))
      : undefined;
  if (ownSize) return { size: ownSize, lines: own };
  for (const size of sizes) {
    const type: Type = { cut, tracking, size };
    const lines = even(words, width, type);
    if (lines && fits(lines, size)) return { size, lines };
  }
  throw new Error(`This does not fit a share picture: ${text}`);
}
