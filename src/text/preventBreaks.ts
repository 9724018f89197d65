import { MONTHS } from '../time/inWords';

/*
 * For the build alone: older browsers that the site supports cannot read these expressions. Words
 * that a browser fills in have their non-breaking space in src/copy.
 */

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

const MONTH = [...MONTHS, ...MONTHS.map((month) => month.slice(0, 3)), 'Sept'].join('|');

const UNIT = [
  'h|hr|min|s|sec|ms|minutes?|hours?|days?|weeks?|months?|years?|seconds?|y',
  'lb|kg|g|t|oz|pounds?|W|kW|MW|Wh|kWh|MWh|GWh|V|kV|Hz|kHz|bar|psi|Pa|kPa|°C|°F|K',
  'm|km|cm|mm|mi|ft|sq|m²|m³|GB|MB|KB|p|%|percent|million|billion',
  'AM|PM|am|pm|GMT|UTC|BST|CET|CEST|EST|EDT|CST|CDT|PST|PDT|GST',
].join('|');

/** A space between two things that are read as one. */
const SPACE = new RegExp(
  [
    `(?<=[\\d}]) (?=(?:${UNIT})(?![\\p{L}\\p{N}]))`, // 40 kWh, {hours} hours
    `(?<=[\\d}]\\s?sq) (?=ft\\b)`,
    `(?<=\\b(?:${MONTH})) (?=\\d{1,2}(?!\\d)|\\d{4}\\b)`, // March 1, March 2027
    `(?<=\\b(?:${MONTH})\\s\\d{1,2},?) (?=\\d{4}\\b)`, // March 1, 2027
    `(?<=\\b\\d{1,2}) (?=(?:${MONTH})\\b)`, // 1 March
    `(?<=\\+\\d[\\d\\s()]*) (?=[\\d(])`, // +44 20 7946 0000
    `(?<=\\b\\p{Lu}{2,5}) (?=\\d{1,4}(?![\\d,]))`, // AHU 3
    `(?<=\\b(?:St|Dr|Mr|Mrs|Ms|Prof|No)\\.) (?=[\\p{Lu}\\d])`, // St. Alder
  ].join('|'),
  'gu',
);

/** Words with hyphens, rates and ranges, where they are not part of an address. */
const JOINED =
  /(?<![\p{L}\p{N}/@.:#_\-–\u2060])(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\d+\/[\p{L}\d]{1,5}|\d[\d.,:]*–\d[\d.,:]*\d|\d–\d)(?![\p{L}\p{N}/@_\-–]|\.\p{L})/gu;

/** Longer ones may break: they would leave a gap at the end of a line of a phone. */
const LONGEST_CODE = 16;
const LONGEST_COMPOUND = 12;
const SHORT_PART = 4;

/** `WO-51077`, `EF-2-ESC-04`, `40/min`, `9–12`, `real-time`; not `facilities-management`. */
function isWhole(word: string): boolean {
  if (/\d/.test(word)) return word.length <= LONGEST_CODE;
  const parts = word.split('-');
  return (
    parts.length === 2 &&
    word.length <= LONGEST_COMPOUND &&
    parts.some((part) => part.length <= SHORT_PART)
  );
}

export interface Piece {
  readonly text: string;
  /** Whether it has a hyphen or a slash at which no line may end. */
  readonly isWhole: boolean;
}

/**
 * A text in pieces, so that HTML can set those that stay whole into an element: who copies a code
 * gets the code and nothing that cannot be seen. Spaces are non-breaking ones already; browsers copy
 * those as plain ones.
 */
export function piecesOf(text: string): Piece[] {
  const glued = text.replace(SPACE, NO_BREAK_SPACE);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of glued.matchAll(JOINED)) {
    if (!isWhole(word)) continue;
    if (index > end) pieces.push({ text: glued.slice(end, index), isWhole: false });
    pieces.push({ text: word, isWhole: true });
    end = index + word.length;
  }
  if (end < glued.length) pieces.push({ text: glued.slice(end), isWhole: false });
  return pieces;
}

/**
 * A plain text whose numbers and units, dates, telephone numbers, codes and short compounds do not
 * break across lines. There is no element to put a code into, so a word joiner holds it together:
 * unlike the non-breaking hyphen it needs no glyph, and browsers find the code by its plain hyphen.
 */
export const preventBreaks = (text: string): string =>
  piecesOf(text)
    .map((piece) =>
      piece.isWhole ? piece.text.replace(/[-/–](?=.)/g, `$&${WORD_JOINER}`) : piece.text,
    )
    .join('');
