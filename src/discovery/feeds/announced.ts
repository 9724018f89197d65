import type { PublicPage } from '../../content-model/publicPage';
import type { Published } from './feedFiles';

/** A feed as a page announces it. */
export interface Announced {
  /** A path on the site. */
  readonly href: string;
  readonly title: string;
}

/** The path of a whole address. */
export const pathOf = (address: string): string => new URL(address).pathname;

/** Which feeds a page announces: its own, and that of its kind. */
export function announcedBy(
  all: readonly Published[],
): (page: Pick<PublicPage, 'kind' | 'path'>) => readonly Announced[] {
  const announced = new Map<string, Announced>();
  for (const { feed, kind } of all) {
    const link = { href: pathOf(feed.self), title: feed.title };
    announced.set(pathOf(feed.page), link);
    if (kind) announced.set(kind, link);
  }
  return ({ kind, path }) => {
    const own = [announced.get(kind.name), announced.get(path)];
    return [...new Set(own.filter((feed) => feed !== undefined))];
  };
}
