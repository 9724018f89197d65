import { distance } from 'fastest-levenshtein';

/** Something a writer has to mend. */
export interface Problem {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** Dotted key of the frontmatter, or `body`. */
  readonly key: string;
  readonly message: string;
}

/** `content/newsroom/x.md:7 date: expected an ISO date such as 2025-03-12, got "12 March"` */
export const formatProblem = ({ file, line, key, message }: Problem): string =>
  `${file}:${line} ${key}: ${message}`;

/** `; did you mean "topic"?` where one of the known words is close enough, else nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0];
  const limit = Math.max(2, Math.floor(word.length / 3));
  return near && near.far <= limit ? `; did you mean "${near.candidate}"?` : '';
}

/** A value as it stands in a message: short, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
