interface Related {
  readonly id: string;
  readonly group?: string | null;
}

const HOW_MANY = 3;

interface Ordered {
  readonly sortKey: string;
  readonly path: string;
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/**
 * Pages as their kind orders them: the newest first, or by title. Those of one date by their address,
 * because files are read in another order every time.
 */
export function inOrder<Page extends Ordered>(
  pages: readonly Page[],
  order: 'date' | 'title',
): Page[] {
  const direction = order === 'date' ? -1 : 1;
  return [...pages].sort(
    (one, other) =>
      direction * compare(one.sortKey, other.sortKey) || compare(one.path, other.path),
  );
}

/** Ids of the pages before (older) and after (newer) one in a list that is newest first. */
export const neighborsOf = (pages: readonly Related[], index: number) => ({
  previousId: pages[index + 1]?.id ?? null,
  nextId: pages[index - 1]?.id ?? null,
});

/**
 * Answers which pages are related to one: the newest of its group, then the newest of all. They
 * come in the order of the list, newest first. The groups are made once, so that the work stays linear in the number of pages.
 */
export function relatedTo(pages: readonly Related[]): (page: Related) => string[] {
  const groups = new Map<string, Related[]>();
  for (const page of pages) {
    const group = groups.get(page.group ?? '') ?? [];
    if (group.length <= HOW_MANY) group.push(page);
    groups.set(page.group ?? '', group);
  }
  const newest = pages.slice(0, HOW_MANY * 2 + 1);
  const places = new Map(pages.map(({ id }, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? pages.length;
  return ({ id, group }) => {
    const near = [...(groups.get(group ?? '') ?? []), ...newest].map((page) => page.id);
    return [...new Set(near)]
      .filter((other) => other !== id)
      .slice(0, HOW_MANY)
      .sort((one, other) => placeOf(one) - placeOf(other));
  };
}
