/** Period of a day, in minutes since midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const length = ({ from, to }: Span): number => Math.max(0, to - from);

export const minutesIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + length(span), 0);

/** Minutes of periods outside others; neither list overlaps itself. */
export const minutesOutside = (spans: readonly Span[], others: readonly Span[]): number =>
  spans.reduce(
    (sum, span) =>
      sum +
      length(span) -
      minutesIn(
        others.map(({ from, to }) => ({
          from: Math.max(from, span.from),
          to: Math.min(to, span.to),
        })),
      ),
    0,
  );
