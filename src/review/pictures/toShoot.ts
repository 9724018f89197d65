import type { Review } from '../compare/review';
import type { SiteRecord } from '../record/schema';

/** A page that both builds have, at its addresses. */
export interface BothSides {
  readonly was: string;
  readonly is: string;
}

/** How many pages are shot at most. */
const MOST = 25;

/** Pages that code may have moved whose words stayed: those made of it; of shared code, one of each kind. */
function behindCode({ silent, causes }: Review, { pages }: SiteRecord): readonly string[] {
  const code = [...silent, ...causes].filter(
    ({ kind }) => kind === 'component' || kind === 'dependency',
  );
  const parts = new Set(code.map(({ id }) => id));
  const made = pages.filter((page) => page.parts.some((part) => parts.has(part)));
  const isShared = code.some(({ id }) => !/^src\/(sections|kinds)\/./.test(id));
  const kinds = new Map(pages.toReversed().map((page) => [page.kind, page]));
  return [...made, ...(isShared ? kinds.values() : [])].map(({ path }) => path);
}

/**
 * Which pages are worth a picture before and after, the weightiest changes first; then those whose words
 * stayed and whose code did not, which no record tells from others. At most 25: the rest is counted.
 */
export function toShoot(
  review: Review,
  was: SiteRecord,
  is: SiteRecord,
): { readonly pages: readonly BothSides[]; readonly more: number } {
  const stood = new Set(was.pages.map(({ path }) => path));
  const all = [
    ...review.changes.flatMap(({ pages }) =>
      pages.flatMap((page) => (page.was && page.is ? [{ was: page.was, is: page.is }] : [])),
    ),
    ...behindCode(review, is).map((path) => ({ was: path, is: path })),
  ].filter((page) => stood.has(page.was));
  const pages = all.filter(
    (page, index) => all.findIndex(({ is: at }) => at === page.is) === index,
  );
  return { pages: pages.slice(0, MOST), more: Math.max(0, pages.length - MOST) };
}
