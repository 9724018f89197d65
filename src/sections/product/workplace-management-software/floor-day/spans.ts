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

/** The same periods in their order, those that touch as one. */
export function joined(spans: readonly Span[]): Span[] {
  const ordered = [...spans].sort((one, other) => one.from - other.from);
  return ordered.reduce<Span[]>((all, { from, to }) => {
    const last = all.at(-1);
    if (!last || from > last.to) return [...all, { from, to }];
    return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, to) }];
  }, []);
}
