import { escape } from '../http/escape';
import { withoutNoBreaks } from '../text/withoutNoBreaks';
import type { SearchGroup } from '../content-model/kind';

/** What a page is looked for by, beside its text. */
export interface IndexedPage {
  /** Its name in a list of results. */
  readonly title: string;
  readonly description: string;
  /** What readers call it that it does not call itself (src/copy/searchAlso.json). */
  readonly also?: string | undefined;
  /** What visitors call such a page, as in “events in London”. */
  readonly kindTitle: string;
  /** Its group (src/search/searchGroups.ts). */
  readonly kind: string;
  /** Day or month that is shown with it, ISO. */
  readonly day?: string | undefined;
  /** Whether it lists other pages. */
  readonly isHub: boolean;
}

/**
 * What of a page is not its text: ways to other pages, forms, drawings, and what stands under every
 * page of a kind.
 */
export const NOT_TEXT: readonly string[] = [
  'nav',
  'form',
  'aside',
  'button',
  'template',
  'noscript',
  'img',
  '[aria-hidden="true"]',
  '[role="img"]',
  // Related pages, other stories, and the company as every release ends with it.
  '[aria-labelledby="related"]',
  '[aria-labelledby="other-stories"]',
  '.newsroom [aria-labelledby="about"]',
  // What is drawn or typeset on the page is no sentence of it; tables of writers have the role.
  'figure',
  'table:not([role])',
  // A hub lists pages that are found themselves.
  ...['ul', 'ol', 'table', 'article', 'details'].map((list) => `.hub ${list}`),
];

/** Its pages are called by their name a second time, ahead of releases that tell of a change to it. */
const PRODUCT: SearchGroup = 'product';

/** An id that React makes up: it changes with any element before it, so no address may hold it. */
const PASSING_ID = / id="_R_[\w-]*"/g;

/** An element with an id whose first heading or term, which has none, is what the id is about. */
const NAMED =
  /<(div|li|section|article)\b([^>]*?) id="([\w-]+)"([^>]*>(?:(?!\sid="|<h\d|<dt)[^])*?)<(h[2-4]|dt)((?:\s(?!id=)[^>]*)?)>/g;

/** A link that a heading has to itself: no word of it. */
const ANCHOR = /<a href="#[^"]*"[^>]*aria-label="[^"]*"[^>]*>#<\/a>/g;

/** Neighbors that only the layout keeps apart. */
const TOUCHING = /<\/(?:span|b|time|a|small|dt)>(?=<[a-z])|[.!?](?=<span)/g;

/** A title that ends in a sign would run into the sentence below it: Pagefind ends letters and digits only. */
const OPEN_TITLE = /(?<![.?!])(?=<\/h1>)/;

/** Terms explain a word as a heading does its text. */
const asHeadings = (html: string): string =>
  html.replace(/<dt\b([^>]*id="[^>]*)>(.*?)<\/dt>/gs, '<h4$1>$2</h4>');

const meta = (name: string, value: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${escape(withoutNoBreaks(value))}">`;

/**
 * The text of a built page as the index takes it: its `main` part with what is known of the page. Headings
 * and terms have the id by which they can be linked to.
 */
export function indexedHtml(main: string, page: IndexedPage): string {
  const text = asHeadings(
    withoutNoBreaks(main)
      .replace(PASSING_ID, '')
      .replace(ANCHOR, '')
      .replace(TOUCHING, '$& ')
      .replace(OPEN_TITLE, '.')
      .replace(NAMED, '<$1$2$4<$5 id="$3"$6>'),
  );
  return [
    '<html lang="en"><head>',
    meta('title', page.title),
    meta('sort', page.kindTitle),
    meta('about', page.description),
    ...(page.also ? [meta('also', page.also)] : []),
    ...(page.kind === PRODUCT ? [meta(PRODUCT, page.title)] : []),
    ...(page.day ? [meta('day', page.day)] : []),
    `</head><body class="${page.kind}${page.isHub ? ' hub' : ''}" data-pagefind-filter="kind:${page.kind}">${text}</body></html>`,
  ].join('');
}
