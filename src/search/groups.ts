import type { Found, Hit } from './siteIndex';

/** What was found of one group of pages. */
export interface HitGroup {
  readonly kind: string;
  /** How many there are of it. */
  readonly count: number;
  /** The best of them, at least one. */
  readonly hits: readonly Hit[];
}

/** What was found, by group; a group comes where the best of its pages does. At most `limit` of each. */
export function groupsOf({ kinds, hits }: Found, limit: number): HitGroup[] {
  const names = [...new Set(hits.map(({ kind }) => kind))];
  return names.map((name) => {
    const own = hits.filter(({ kind }) => kind === name);
    const count = kinds.find(({ kind }) => kind === name)?.count ?? own.length;
    return { kind: name, count, hits: own.slice(0, limit) };
  });
}
