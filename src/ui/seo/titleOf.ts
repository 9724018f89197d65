import { site } from '../../site';
import { asTyped } from '../../text/withoutNoBreaks';

/** What a browser calls a page. */
export const titleOf = ({ title, seo }: Pick<Queries.PageHeadFragment, 'title' | 'seo'>): string =>
  asTyped(seo.title ?? `${title} | ${site.name}`);
