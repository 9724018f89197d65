import { escape, unescape } from '../http/escape';
import { site } from '../site';
import { withoutSite } from './labelOf';
import { SIZE } from './cardLayout';

/** The picture of a link preview, and what it shows. */
export interface Shared {
  /** Whole address. */
  readonly src: string;
  readonly alt: string;
  /** ISO day on which an article was published; none of what is no article. */
  readonly published?: string | undefined;
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

/** What this adds begins with the first of these and ends with the second, so that a warm build replaces it. */
const ADDED = /<meta property="og:type".*?<meta name="twitter:image:alt"[^>]*>/s;

/** Title and description of a built page, as people read them. */
export const describedIn = (html: string): { title: string; description: string } => ({
  title: withoutSite(unescape(TITLE.exec(html)?.[1] ?? '')),
  description: unescape(DESCRIPTION.exec(html)?.[1] ?? ''),
});

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${content}"/>`;

/**
 * Adds to the built HTML of a page how a link to it is shown (ogp.me; X falls back to these for what it
 * has no word of its own). Title, description and address are those that the page has, so they are
 * taken as they stand there; programs read them in the HTML alone, and visitors who go on load none.
 */
export function withShared(html: string, { src, alt, published }: Shared, address: string): string {
  const found = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const said = escape(alt);
  const og = (key: string, content: string): string => meta('property', `og:${key}`, content);
  const added = [
    og('type', published ? 'article' : 'website'),
    published ? meta('property', 'article:published_time', published) : '',
    og('title', withoutSite(found(TITLE))),
    og('description', found(DESCRIPTION)),
    og('url', found(CANONICAL) || escape(address)),
    og('site_name', site.name),
    og('locale', site.language.replace('-', '_')),
    og('image', escape(src)),
    og('image:type', src.endsWith('.png') ? 'image/png' : 'image/jpeg'),
    og('image:width', String(SIZE.width)),
    og('image:height', String(SIZE.height)),
    og('image:alt', said),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', escape(src)),
    meta('name', 'twitter:image:alt', said),
  ].join('');
  return html.replace(ADDED, '').replace('</head>', () => `${added}</head>`);
}
