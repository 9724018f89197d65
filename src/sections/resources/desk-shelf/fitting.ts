interface Span {
  readonly upTo: number;
  readonly name: string;
}

/** Names of the time spans that fit a number of minutes, for the filter index. */
export const fitting = (spans: readonly Span[], minutes: number): string =>
  spans
    .filter(({ upTo }) => minutes <= upTo)
    .map(({ name }) => name)
    .join('|');
