import { site } from '../../site';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';

/** Title of a page in the browser. */
export const titleOf = ({ title, seo }: Pick<Queries.PageHeadFragment, 'title' | 'seo'>): string =>
  withoutNoBreaks(seo.title ?? `${title} | ${site.name}`);
