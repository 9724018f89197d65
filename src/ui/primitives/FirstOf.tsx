import type { ReactNode } from 'react';
import browse from '../../copy/browse.json';
import { fill } from '../../text/fillWords';
import { ShowMore } from './ShowMore';

interface FirstOfProps<Item> {
  readonly items: readonly Item[];
  /** How many are in view. */
  readonly count: number;
  /** Up to how many all are; `count` by default. */
  readonly whole?: number;
  /** What asks for the others; by default, how many they are. */
  readonly label?: ReactNode;
  /** A list of items: those in view, or the others. */
  readonly children: (items: Item[], isRest: boolean) => ReactNode;
}

/** The first of a list, and the others on request. */
export function FirstOf<Item>(props: FirstOfProps<Item>) {
  const { items, count, whole = count, label, children } = props;
  const first = items.length > whole ? count : items.length;
  const rest = items.slice(first);
  return (
    <>
      {children(items.slice(0, first), false)}
      {rest.length > 0 ? (
        <ShowMore label={label ?? fill(browse.rest, { count: rest.length })}>
          {children(rest, true)}
        </ShowMore>
      ) : null}
    </>
  );
}
