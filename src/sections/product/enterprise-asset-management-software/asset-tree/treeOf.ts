interface Hanging {
  readonly code: string;
  readonly under?: string | undefined;
  /** Machines without a line of their own that hang on it. */
  readonly boxes: number;
}

export interface Branch<Item> {
  readonly item: Item;
  readonly branches: readonly Branch<Item>[];
}

/** Tree of a list whose items name their parent. */
export function treeOf<Item extends Hanging>(
  items: readonly Item[],
  under?: string,
): Branch<Item>[] {
  return items
    .filter((item) => item.under === under)
    .map((item) => ({ item, branches: treeOf(items, item.code) }));
}

/** Codes of all that stop with a machine, without its own. */
export function stopsWith(items: readonly Hanging[], code: string): string[] {
  return items
    .filter(({ under }) => under === code)
    .flatMap((item) => [item.code, ...stopsWith(items, item.code)]);
}

/** How many machines stop with one, those without a line of their own among them. */
export function countWith(items: readonly Hanging[], code: string): number {
  const codes = stopsWith(items, code);
  const boxes = items
    .filter((item) => item.code === code || codes.includes(item.code))
    .reduce((sum, item) => sum + item.boxes, 0);
  return codes.length + boxes;
}
