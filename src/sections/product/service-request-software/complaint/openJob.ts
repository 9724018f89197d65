/**
 * Work orders of a complaint by word rules: longest phrases first, each word used once. It matches
 * words, not meaning, and reports when none match.
 */

export interface Trouble {
  /** Title of the work order. */
  readonly name: string;
  /** Words and phrases that match; `leak*` matches leak, leaks, leaking. */
  readonly words: readonly string[];
}

/** Piece of the text, and whether a rule matched it. */
export interface Piece {
  readonly text: string;
  readonly isUsed: boolean;
}

export interface Opened<T extends Trouble> {
  readonly pieces: readonly Piece[];
  /** Place named in the text, if any. */
  readonly place: string | undefined;
  /** Matched problems, in text order; if empty, a person has to read it. */
  readonly troubles: readonly T[];
}

interface Token {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}.'’-]*[\p{L}\p{N}])?/gu;

const PLACE =
  /\b(?:[Rr]oom|[Oo]ffice|[Uu]nit|[Ss]uite|[Ss]tore|[Ss]tair|[Ff]loor|[Ll]evel|[Ww]ard|[Ll]ab) (?:[A-Z]?-?\d[\w.-]*\b|[A-Z]\b)|\b\d{1,2}\.\d{2}\b|\b\d{1,2}(?:st|nd|rd|th) floor\b/;

const tokensOf = (say: string): Token[] =>
  [...say.matchAll(WORD)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
    word: text.toLowerCase().replace(/’/g, "'"),
  }));

const matches = (word: string, pattern: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Index of a phrase among unused words; -1 if absent. */
function find(
  tokens: readonly Token[],
  used: ReadonlySet<Token>,
  phrase: readonly string[],
): number {
  return tokens.findIndex((_, start) =>
    phrase.every((pattern, offset) => {
      const token = tokens[start + offset];
      return token !== undefined && !used.has(token) && matches(token.word, pattern);
    }),
  );
}

/** Pieces of the text, cut at the bounds of `used`. */
function cut(say: string, used: readonly { from: number; to: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of [...used].sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: say.slice(at, from), isUsed: false });
    pieces.push({ text: say.slice(from, to), isUsed: true });
    at = to;
  }
  if (at < say.length) pieces.push({ text: say.slice(at), isUsed: false });
  return pieces;
}

export function openJob<T extends Trouble>(say: string, troubles: readonly T[]): Opened<T> {
  const tokens = tokensOf(say);
  const placed = PLACE.exec(say);
  const place = placed && { from: placed.index, to: placed.index + placed[0].length };
  const used = new Set(
    tokens.filter(({ from, to }) => place && from >= place.from && to <= place.to),
  );
  const phrases = troubles
    .flatMap((trouble) => trouble.words.map((words) => ({ trouble, phrase: words.split(' ') })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const found = new Map<T, number>();
  for (const { trouble, phrase } of phrases) {
    const start = find(tokens, used, phrase);
    if (start < 0) continue;
    for (const token of tokens.slice(start, start + phrase.length)) used.add(token);
    found.set(trouble, Math.min(start, found.get(trouble) ?? start));
  }
  return {
    pieces: cut(say, place ? [place, ...used] : [...used]),
    place: placed?.[0],
    troubles: [...found].sort(([, a], [, b]) => a - b).map(([trouble]) => trouble),
  };
}
