import { escape } from '../http/escape';
import type { FoundPage } from './page';
import { structured } from './jsonLd/structured';
import { twinFile } from './markdownExport/address';

/** A feed as a page announces it. */
export interface Announced {
  readonly href: string;
  readonly title: string;
  readonly type: string;
}

/** What is added here and nowhere else, so that a warm build replaces it. */
const ADDED = /<link rel="alternate"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/** JSON inside of HTML: no `<` may end the script early. */
const inHtml = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Adds to the built HTML of a page what only programs read: what it is (JSON-LD), its feeds and its
 * Markdown. It is no part of the scripts and the data of the page, so that visitors who go on load none
 * of it. The data stands behind the words that it repeats, which compress it.
 */
export function withFound(
  html: string,
  page: FoundPage,
  origin: string,
  feeds: readonly Announced[],
): string {
  const links = feeds.map(
    ({ href, title, type }) =>
      `<link rel="alternate" type="${type}" title="${escape(title)}" href="${escape(href)}"/>`,
  );
  const file = twinFile(page);
  const twin = file ? `<link rel="alternate" type="text/markdown" href="${file}"/>` : '';
  const data = `<script type="application/ld+json">${inHtml(structured(page, origin))}</script>`;
  return html
    .replace(ADDED, '')
    .replace('</head>', () => `${links.join('')}${twin}</head>`)
    .replace('</body>', () => `${data}</body>`);
}
