import { site } from '../../site';

/** What a browser calls a page. */
export const titleOf = ({ title, seo }: Pick<Queries.PageHeadFragment, 'title' | 'seo'>): string =>
  seo.title ?? `${title} | ${site.name}`;
