interface Span {
  readonly upTo: number;
  readonly name: string;
}

/** Names of all spans of time in which something of so many minutes can be done, as a cell of an index. */
export const fitting = (spans: readonly Span[], minutes: number): string =>
  spans
    .filter(({ upTo }) => minutes <= upTo)
    .map(({ name }) => name)
    .join('|');
