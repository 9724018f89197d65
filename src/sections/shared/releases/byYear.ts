/** What has a day, `YYYY-MM-DD`. */
interface Dated {
  readonly date: string;
}

/** Entries by year, in the order in which the years appear. */
export function byYear<T extends Dated>(entries: readonly T[]): [string, T[]][] {
  const years = new Map<string, T[]>();
  for (const entry of entries) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}
