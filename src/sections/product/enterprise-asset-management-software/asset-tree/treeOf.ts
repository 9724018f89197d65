interface Hanging {
  readonly code: string;
  readonly under?: string | null | undefined;
}

export interface Branch<Item> {
  readonly item: Item;
  readonly branches: readonly Branch<Item>[];
  /** How many hang on it, near or far. */
  readonly below: number;
}

/** The tree of a list in which each names what it hangs on. */
export function treeOf<Item extends Hanging>(
  items: readonly Item[],
  under?: string,
): Branch<Item>[] {
  return items
    .filter((item) => (item.under ?? undefined) === under)
    .map((item) => {
      const branches = treeOf(items, item.code);
      const below = branches.reduce((sum, branch) => sum + 1 + branch.below, 0);
      return { item, branches, below };
    });
}
