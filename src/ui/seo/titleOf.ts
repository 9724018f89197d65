import { site } from '../../site';
import { asTyped } from '../../text/withoutNoBreaks';

/** Title of a page in the browser. */
export const titleOf = ({ title, seo }: Pick<Queries.PageHeadFragment, 'title' | 'seo'>): string =>
  asTyped(seo.title ?? `${title} | ${site.name}`);
