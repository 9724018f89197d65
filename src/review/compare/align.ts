/** A run of items that both lists have, that only the first has, or only the second. */
export interface Run<Item> {
  readonly side: 'both' | 'was' | 'is';
  readonly items: readonly Item[];
}

/** Lists that differ in more places than this are taken for different wholes. */
const MOST = 4_000_000;

/** Lengths of the longest list that the rest of `was` and the rest of `is` have in common. */
function commonLengths<Item>(was: readonly Item[], is: readonly Item[]): Uint16Array[] {
  const rows = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  for (let i = was.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]] as [Uint16Array, Uint16Array];
    for (let j = is.length - 1; j >= 0; j -= 1) {
      row[j] =
        was[i] === is[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

type Step<Item> = readonly [side: Run<Item>['side'], item: Item];

function stepsBetween<Item>(was: readonly Item[], is: readonly Item[]): Step<Item>[] {
  if (was.length * is.length > MOST)
    return [
      ...was.map((item): Step<Item> => ['was', item]),
      ...is.map((item): Step<Item> => ['is', item]),
    ];
  const lengths = commonLengths(was, is);
  const steps: Step<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const [one, other] = [was[i] as Item, is[j] as Item];
    if (i < was.length && j < is.length && one === other) {
      steps.push(['both', one]);
      i += 1;
      j += 1;
    } else if (
      j >= is.length ||
      (i < was.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      steps.push(['was', one]);
      i += 1;
    } else {
      steps.push(['is', other]);
      j += 1;
    }
  }
  return steps;
}

/**
 * How one list became another, with as much as can be taken for unchanged: runs in their order, what went
 * before what came. Whatever stands in both is the same by `===`.
 */
export function align<Item>(was: readonly Item[], is: readonly Item[]): Run<Item>[] {
  const most = Math.min(was.length, is.length);
  let head = 0;
  while (head < most && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const steps = [
    ...was.slice(0, head).map((item): Step<Item> => ['both', item]),
    ...stepsBetween(was.slice(head, was.length - tail), is.slice(head, is.length - tail)),
    ...was.slice(was.length - tail).map((item): Step<Item> => ['both', item]),
  ];
  const runs: { side: Run<Item>['side']; items: Item[] }[] = [];
  for (const [side, item] of steps) {
    const last = runs.at(-1);
    if (last?.side === side) last.items.push(item);
    else runs.push({ side, items: [item] });
  }
  return runs;
}
