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

/** Those that lie nearest to a place of a list, the nearest first; of two, the one before. */
function* around(list: readonly Related[], place: number): Generator<string> {
  for (let step = 1; step < list.length; step += 1) {
    for (const at of [place - step, place + step]) {
      const page = list[at];
      if (page) yield page.id;
    }
  }
}

/**
 * Answers which pages are related to one: those of its group that lie nearest to it, then the nearest of
 * all, so that a page of 2021 leads to its own time and no page stands under every other. What it leads
 * to as its neighbors is left out while there is enough else. They come in the order of the list. Each
 * answer looks at a few pages around one place, so that the work stays linear in their number.
 */
export function relatedTo(pages: readonly Related[]): (page: Related) => string[] {
  const places = new Map(pages.map(({ id }, place) => [id, place]));
  const groups = new Map<string, Related[]>();
  for (const page of pages) {
    const group = groups.get(page.group ?? '') ?? [];
    group.push(page);
    groups.set(page.group ?? '', group);
  }
  const within = new Map(
    [...groups.values()].flatMap((list) => list.map(({ id }, at) => [id, at])),
  );
  const placeOf = (id: string): number => places.get(id) ?? pages.length;
  return ({ id, group }) => {
    const place = placeOf(id);
    const beside = new Set([pages[place - 1]?.id, pages[place + 1]?.id]);
    const related = new Set<string>();
    const take = (from: Iterable<string>, isWanted: (other: string) => boolean): void => {
      for (const other of from) {
        if (related.size === HOW_MANY) return;
        if (isWanted(other)) related.add(other);
      }
    };
    const own = groups.get(group ?? '') ?? [];
    take(around(own, within.get(id) ?? 0), (other) => !beside.has(other));
    take(around(pages, place), (other) => !beside.has(other));
    take(around(pages, place), () => true);
    return [...related].sort((one, other) => placeOf(one) - placeOf(other));
  };
}
