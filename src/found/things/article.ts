import { site } from '../../site';
import { asTyped } from '../../words/asTyped';
import { company } from '../organization';
import type { FoundPage } from '../page';
import type { Describe } from '../structured';

/** The first day of a month, the day of a moment, or the day itself. */
const dayOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  return value.length === 7 ? `${value}-01` : value.slice(0, 10);
};

/** Days of publication and of the last change, of those that a kind states. */
function daysOf({ data, changed }: FoundPage): { datePublished?: string; dateModified?: string } {
  const published = dayOf(data['published'] ?? data['date'] ?? data['released'] ?? data['month']);
  const modified = dayOf(data['updated']) ?? changed ?? published;
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
