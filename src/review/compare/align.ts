import { diffArrays } from 'diff';

/** A run of items that both lists have, that only the first has, or only the second. */
export interface Run<Item> {
  readonly side: 'both' | 'was' | 'is';
  readonly items: readonly Item[];
}

/**
 * How one list became another, with as much as can be taken for unchanged: runs in their order, what went
 * before what came. Whatever stands in both is the same by `===`.
 */
export const align = <Item>(was: readonly Item[], is: readonly Item[]): Run<Item>[] =>
  diffArrays([...was], [...is]).map(({ removed, added, value }) => ({
    side: removed ? 'was' : added ? 'is' : 'both',
    items: value,
  }));
