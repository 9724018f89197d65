/**
 * What the entries of a list answer to: a row for each entry in the order of the list, and in it a
 * value for each facet. A cell of several values has `|` between them.
 */
export type FacetIndex = readonly (readonly string[])[];

/** A list of several pages: where it stands, and what each entry of the whole answers to. */
export interface EntryIndex {
  readonly path: string;
  readonly perPage: number;
  /** Names of the facets, as they stand in the address. */
  readonly facets: readonly string[];
  readonly index: FacetIndex;
}

/** A value for each facet that a visitor has chosen; an empty one, or none, means all. */
export type Choice = Readonly<Record<string, string>>;

/** A value of a facet, and how many entries it leaves under what else is chosen. */
export interface FacetOption {
  readonly value: string;
  readonly count: number;
}

const valuesOf = (cell = ''): string[] => (cell === '' ? [] : cell.split('|'));

/** Numbers of the entries, from 0, that answer to the choice in every facet. */
export function matching(index: FacetIndex, facets: readonly string[], choice: Choice): number[] {
  const chosen = facets.flatMap((facet, column) => {
    const value = choice[facet] ?? '';
    return value === '' ? [] : [{ column, value }];
  });
  return index.flatMap((row, number) =>
    chosen.every(({ column, value }) => valuesOf(row[column]).includes(value)) ? [number] : [],
  );
}

/**
 * The values of one facet in the order in which the list has them, each with the number of entries
 * that choosing it would leave; one that would leave none is still named, so that nothing jumps.
 * `whole` is the index before something else took entries away.
 */
export function optionsOf(
  index: FacetIndex,
  facets: readonly string[],
  choice: Choice,
  facet: string,
  whole = index,
): FacetOption[] {
  const column = facets.indexOf(facet);
  const counts = new Map<string, number>();
  for (const row of whole) for (const value of valuesOf(row[column])) counts.set(value, 0);
  for (const number of matching(index, facets, { ...choice, [facet]: '' })) {
    for (const value of valuesOf(index[number]?.[column])) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Reads a choice from the query of the address; what no entry answers to is no choice. */
export function readChoice(query: string, index: FacetIndex, facets: readonly string[]): Choice {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    facets.map((facet, column) => {
      const value = params.get(facet) ?? '';
      return [facet, index.some((row) => valuesOf(row[column]).includes(value)) ? value : ''];
    }),
  );
}

/** How many pages of a list the address asks for at once, from 1. */
export function readPages(query: string): number {
  const pages = Number(new URLSearchParams(query).get('page'));
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, 1000) : 1;
}

/** The query that gives a choice and its pages back; what else stands in the address stays. */
export function writeChoice(query: string, choice: Choice, pages = 1): string {
  const params = new URLSearchParams(query);
  const written = { ...choice, page: pages === 1 ? '' : String(pages) };
  for (const [name, value] of Object.entries(written)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}

/** The name of what was looked for, in the address. */
export const WORDS = 'q';

/** The query with other words to look for in it, and from the first page on. */
export function writeWords(query: string, words: string): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  if (words === '') params.delete(WORDS);
  else params.set(WORDS, words);
  return params.toString();
}

/** What was looked for. */
export const readWords = (query: string): string => new URLSearchParams(query).get(WORDS) ?? '';
