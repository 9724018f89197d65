import { escape } from '../http/escape';
import type { PublicPage } from '../content-model/publicPage';

/** A page as the sitemap needs it. */
export type SitemapPage = Pick<PublicPage, 'path' | 'isIndexed' | 'changed'>;

const urlXml = (origin: string, { path, changed }: SitemapPage): string =>
  `  <url><loc>${escape(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

/**
 * The pages that search engines may show, with the days on which they changed (sitemaps.org 0.9). At
 * most 50,000 fit one file.
 */
export const sitemap = (origin: string, pages: readonly SitemapPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ isIndexed }) => isIndexed)
  .map((page) => urlXml(origin, page))
  .join('\n')}
</urlset>
`;
