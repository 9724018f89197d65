import type { Review, Words } from '../../../../src/review/compare/review';

/** The words of a place before and after, and whether it is still on the page. */
export type Place = Words;

/** What the bar of a page says: its places, and what nobody sees on it. */
export interface Changed {
  readonly places: readonly Place[];
  /** Title, description, share picture, links: they are in the review alone. */
  readonly besides: number;
  /** The change in the review. */
  readonly id: string;
}

/** The pages of this build that are not as they were, and what became of each. */
export function placesOf({ changes }: Review): ReadonlyMap<string, Changed> {
  const pages = changes.flatMap(({ id, pages: of, words, facts, snippet, share }) =>
    of.flatMap(({ is }): [string, Changed][] => {
      if (is === undefined) return [];
      // Of pages that changed in one way, the address stands in the place of the heading.
      const own = of.length === 1 ? words : words.filter(({ where }) => where === is);
      const places = own.map(({ parts }) => parts).filter(isChange);
      const besides = facts.length + (snippet ? 1 : 0) + (share ? 1 : 0);
      return places.length + besides > 0 ? [[is, { places, besides, id }]] : [];
    }),
  );
  return new Map(pages);
}

const isChange = (parts: Words): boolean => parts.some((part) => typeof part !== 'string');
