/** Outline of the area: weeks across, people up. */
export function landPath(headcounts: readonly number[]): string {
  const top = Math.max(...headcounts);
  const steps = headcounts.map((people) => `V${Math.round(1000 - (people / top) * 1000)}h1`);
  return `M0 1000${steps.join('')}V1000z`;
}

const ACROSS = 4;

/** Squares of a week’s work orders, four per row, from zero upward. */
export const heapPath = (count: number): string =>
  Array.from({ length: count }, (_, job) => {
    const row = Math.floor(job / ACROSS) + 1;
    return `M${job % ACROSS} ${-row}h.8v.8h-.8z`;
  }).join('');

/** Rows of squares. */
export const heapHeight = (count: number): number => Math.ceil(count / ACROSS);
