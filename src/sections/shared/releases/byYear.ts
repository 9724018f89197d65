/** Entry with an ISO day. */
interface Dated {
  readonly date: string;
}

/** Entries by year, in order of appearance. */
export function byYear<T extends Dated>(entries: readonly T[]): [string, T[]][] {
  const years = new Map<string, T[]>();
  for (const entry of entries) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}
