/** What filters and years need to know of a release. */
export interface Listed {
  /** ISO day. */
  readonly date: string;
  readonly topic: string;
}

/** What a visitor has chosen; an empty word means all. */
export interface Choice {
  readonly topic: string;
  readonly year: string;
}

export const yearOf = ({ date }: Listed): string => date.slice(0, 4);

/** The releases of a topic and a year, in their order. */
export const filterReleases = <T extends Listed>(
  releases: readonly T[],
  { topic, year }: Choice,
): T[] =>
  releases.filter(
    (release) =>
      (topic === '' || release.topic === topic) && (year === '' || yearOf(release) === year),
  );

/** Releases by year, in the order in which the years appear. */
export function byYear<T extends Listed>(releases: readonly T[]): [string, T[]][] {
  const years = new Map<string, T[]>();
  for (const release of releases) {
    const year = yearOf(release);
    years.set(year, [...(years.get(year) ?? []), release]);
  }
  return [...years];
}

/** How many releases each topic has, most first. */
export function topicsOf(releases: readonly Listed[]): [string, number][] {
  const topics = new Map<string, number>();
  for (const { topic } of releases) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  return [...topics].sort(([, a], [, b]) => b - a);
}
