interface Hanging {
  readonly code: string;
  readonly under?: string | undefined;
}

export interface Branch<Item> {
  readonly item: Item;
  readonly branches: readonly Branch<Item>[];
  /** Number of descendants. */
  readonly below: number;
}

/** Tree of a list whose items name their parent. */
export function treeOf<Item extends Hanging>(
  items: readonly Item[],
  under?: string,
): Branch<Item>[] {
  return items
    .filter((item) => item.under === under)
    .map((item) => {
      const branches = treeOf(items, item.code);
      const below = branches.reduce((sum, branch) => sum + 1 + branch.below, 0);
      return { item, branches, below };
    });
}
