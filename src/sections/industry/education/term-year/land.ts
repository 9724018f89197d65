/** The land in weeks across and people up, as the outline of a shape that stands on zero. */
export function landPath(headcounts: readonly number[]): string {
  const top = Math.max(...headcounts);
  const steps = headcounts.map((people) => `V${Math.round(1000 - (people / top) * 1000)}h1`);
  return `M0 1000${steps.join('')}V1000z`;
}

const ACROSS = 4;

/** A square for each job of a week, four abreast and heaped from zero upward. */
export const heapPath = (count: number): string =>
  Array.from({ length: count }, (_, job) => {
    const row = Math.floor(job / ACROSS) + 1;
    return `M${job % ACROSS} ${-row}h.8v.8h-.8z`;
  }).join('');

/** How many squares stand on one another. */
export const heapHeight = (count: number): number => Math.ceil(count / ACROSS);
