import type { PublicPage } from '../content-model/publicPage';
import { site } from '../site';
import { withoutNoBreaks } from '../text/withoutNoBreaks';

/** The site as one types it. */
export const host = (): string => new URL(site.origin).host.replace(/^www\./, '');

const suffix = ` | ${site.name}`;

/** A title without the name of the site. */
export const withoutSite = (title: string): string =>
  title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;

/** Longest label of a beam, in chars. */
const LONGEST = 48;

/**
 * What a page is about, in the words under which search finds it, up to the first colon; the address of
 * the site where those are its heading again.
 */
export function labelOf({ title, data }: PublicPage, heading: string): string {
  const seo = data['seo'] as { readonly title?: string } | undefined;
  const [subject = ''] = withoutSite(withoutNoBreaks(seo?.title ?? title)).split(': ');
  const isSaid = withoutNoBreaks(heading)
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .includes(subject.toLowerCase());
  return isSaid || subject === site.name || subject.length > LONGEST ? host() : subject;
}
