/** Sums of each column of quotes as they came; 0 is a line that was forgotten. Pure. */
export const asQuoted = (lines: readonly (readonly number[])[], firms: number): number[] =>
  Array.from({ length: firms }, (_, firm) =>
    lines.reduce((sum, prices) => sum + (prices[firm] ?? 0), 0),
  );

/** The same with each forgotten line at the mean of those who thought of it. */
export const completed = (lines: readonly (readonly number[])[], firms: number): number[] =>
  asQuoted(
    lines.map((prices) => {
      const known = prices.filter((price) => price > 0);
      const mean = known.reduce((sum, price) => sum + price, 0) / Math.max(1, known.length);
      return prices.map((price) => (price > 0 ? price : mean));
    }),
    firms,
  );
