import { escape } from '../http/escape';
import { site } from '../site';
import { SIZE } from './cardLayout';

/** The picture of a link preview, and what it shows. */
export interface Shared {
  /** Whole address. */
  readonly src: string;
  readonly alt: string;
  /** ISO day on which an article was published; none of what is no article. */
  readonly published?: string | undefined;
}

/** What the head of a page says of it: a title without the name of the site, and a whole address. */
export interface Described {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escape(content)}"/>`;

const og = (key: string, content: string): string => meta('property', `og:${key}`, content);

/**
 * How a link to a page is shown (ogp.me; X falls back to these for what it has no word of its own).
 * Programs read it in the HTML alone, and visitors who go on load none, so it is no part of what React
 * renders.
 */
export const shareTags = (
  { title, description, address }: Described,
  { src, alt, published }: Shared,
): string =>
  [
    og('type', published ? 'article' : 'website'),
    published ? meta('property', 'article:published_time', published) : '',
    og('title', title),
    og('description', description),
    og('url', address),
    og('site_name', site.name),
    og('locale', site.language.replace('-', '_')),
    og('image', src),
    og('image:type', src.endsWith('.png') ? 'image/png' : 'image/jpeg'),
    og('image:width', String(SIZE.width)),
    og('image:height', String(SIZE.height)),
    og('image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', src),
    meta('name', 'twitter:image:alt', alt),
  ].join('');
