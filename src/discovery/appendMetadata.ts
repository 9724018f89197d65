import { escape } from '../http/escape';
import type { Announced } from './feeds/announced';
import { structured } from './jsonLd/structured';
import { markdownFile } from './markdownExport/address';
import type { PublicPage } from '../content-model/publicPage';

const alternate = (type: string, href: string, title?: string): string =>
  `<link rel="alternate" type="${type}"${title ? ` title="${escape(title)}"` : ''} href="${escape(href)}"/>`;

/** The feeds of a page and its Markdown, as its head announces them. */
export function alternates(page: PublicPage, feeds: readonly Announced[]): string {
  const file = markdownFile(page);
  return [
    ...feeds.map(({ href, title }) => alternate('application/atom+xml', href, title)),
    file ? alternate('text/markdown', file) : '',
  ].join('');
}

/** What a page is (JSON-LD), as a script in its HTML: no `<` may end it early. */
export const jsonLd = (page: PublicPage, origin: string): string =>
  `<script type="application/ld+json">${JSON.stringify(structured(page, origin)).replaceAll('<', '\\u003c')}</script>`;
