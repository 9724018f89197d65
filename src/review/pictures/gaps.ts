/** Rows from the first up to the one before `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Rows of one list that stand where the other has others, or none. */
export interface Gap {
  readonly was: Stretch;
  readonly is: Stretch;
}

/** Where each row is that is in a list once. */
function onceIn(rows: readonly string[]): ReadonlyMap<string, number> {
  const at = new Map<string, number>();
  for (const [index, row] of rows.entries()) at.set(row, at.has(row) ? -1 : index);
  return new Map([...at].filter(([, index]) => index >= 0));
}

type Anchor = readonly [was: number, is: number];

/** The longest run of anchors that rise on both sides. */
function rising(anchors: readonly Anchor[]): Anchor[] {
  const ends: number[] = [];
  const before: number[] = [];
  const isAt = (index: number): number => anchors[index]?.[1] ?? -1;
  for (const [index, [, is]] of anchors.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isAt(ends[middle] ?? 0) < is) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const found: Anchor[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const anchor = anchors[index];
    if (anchor) found.push(anchor);
  }
  return found.reverse();
}

/**
 * Where two lists of rows differ, when rows that were only pushed up or down are laid upon each other: by
 * the rows that either has once, and whatever is the same around those.
 */
export function gapsBetween(was: readonly string[], is: readonly string[]): Gap[] {
  const [once, other] = [onceIn(was), onceIn(is)];
  const anchors = [...once].flatMap(([row, at]): Anchor[] => {
    const to = other.get(row);
    return to === undefined ? [] : [[at, to]];
  });
  const gaps: Gap[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...rising(anchors), [was.length, is.length] as const]) {
    while (i < a && j < b && was[i] === is[j]) {
      i += 1;
      j += 1;
    }
    let [m, n] = [a, b];
    while (m > i && n > j && was[m - 1] === is[n - 1]) {
      m -= 1;
      n -= 1;
    }
    if (i < m || j < n) gaps.push({ was: { start: i, end: m }, is: { start: j, end: n } });
    [i, j] = [a, b];
  }
  return gaps;
}
