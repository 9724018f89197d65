/**
 * What a complaint would open, by rules that a writer can read: words, longest first, each used once.
 * It reads words and no sense, and where it finds none it says so. Pure.
 */

export interface Trouble {
  /** What the job would be called. */
  readonly name: string;
  /** Words and phrases that mean it; `leak*` stands for leak, leaks, leaking. */
  readonly words: readonly string[];
}

/** A piece of what was written, and whether a rule has used it. */
export interface Piece {
  readonly text: string;
  readonly isUsed: boolean;
}

export interface Opened<T extends Trouble> {
  readonly pieces: readonly Piece[];
  /** The place as it was written, if it was. */
  readonly place: string | undefined;
  /** One for each trouble, in the order in which they were written; none: a person has to read it. */
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

/** Where a phrase stands among words of which none is used yet; -1 if it does not. */
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

/** The text in pieces, cut where `used` begins and ends. */
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
