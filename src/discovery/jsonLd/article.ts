import { site } from '../../site';
import { asTyped } from '../../text/withoutNoBreaks';
import { company } from './organization';
import type { FoundPage } from '../page';
import { dayOf, publishedOf } from '../publishedOf';
import type { Describe } from './thing';

/** Days of publication and of the last change, of those that a kind states. */
function daysOf(page: FoundPage): { datePublished?: string; dateModified?: string } {
  const published = publishedOf(page);
  const modified = dayOf(page.data['updated']) ?? page.changed ?? published;
  return {
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
  };
}

/** Something to read: a release, a story, a guide. */
export const article =
  (type: 'Article' | 'NewsArticle' | 'TechArticle'): Describe =>
  (page, origin) => [
    {
      '@type': type,
      headline: asTyped(page.title),
      description: asTyped(page.description),
      url: origin + page.path,
      mainEntityOfPage: origin + page.path,
      ...daysOf(page),
      inLanguage: site.language,
      ...(page.picture ? { image: origin + page.picture } : {}),
      author: page.authors.length > 0 ? page.authors : company(origin),
      publisher: company(origin),
    },
  ];
