import type { NodePluginArgs } from 'gatsby';
import type { PublicPage } from '../../content-model/publicPage';
import type { SitemapPage } from '../../discovery/sitemap';
import { listedKind, type SectionType } from '../../registry/sections';

/** Address of a later page of a list (src/search/browse/listPath.ts). */
const LATER = /^(.*\/)page\/\d+\/$/;

/** Labels of the kinds that the sections of a page list. */
const listedKinds = ({ data }: PublicPage): (string | undefined)[] =>
  ((data['sections'] ?? []) as readonly { readonly type: SectionType }[]).map(({ type }) =>
    listedKind(type),
  );

/** Pages of a build with the day of a list that of the newest among itself and what it lists. */
export function withDaysOfLists(pages: readonly PublicPage[]): PublicPage[] {
  const newest = new Map<string | undefined, string>();
  for (const { kind, changed = '' } of pages) {
    if (changed > (newest.get(kind.label) ?? '')) newest.set(kind.label, changed);
  }
  return pages.map((page) => {
    const days = listedKinds(page).flatMap((kind) => newest.get(kind) ?? []);
    const changed = [page.changed ?? '', ...days].sort().at(-1);
    return changed ? { ...page, changed } : page;
  });
}

/** The later pages of lists. One that comes new moves all below it, so they have the day of their hub. */
export function laterPages(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  pages: readonly PublicPage[],
): SitemapPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return getNodesByType('SitePage').flatMap((node) => {
    const path = String(node['path']);
    const hub = byPath.get(LATER.exec(path)?.[1] ?? '');
    return hub ? [{ path, isIndexed: hub.isIndexed, changed: hub.changed }] : [];
  });
}
