/** Something that a writer has to fix. */
export interface ContentError {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** Dotted key of the frontmatter, or `body`. */
  readonly key: string;
  readonly message: string;
}

/** `content/newsroom/x.md:7 date: expected an ISO date such as 2025-03-12, got "12 March"` */
export const formatContentError = ({ file, line, key, message }: ContentError): string =>
  `${file}:${line} ${key}: ${message}`;

/** A value as it stands in a message: short, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
