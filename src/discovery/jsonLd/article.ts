import type { Thing } from 'schema-dts';
import type { PublicPage } from '../../content-model/publicPage';
import { site } from '../../site';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { isoDay, publishedOf } from '../publishedOf';
import { company } from './organization';
import { people } from './people';

/** Something to read: a release, a story, a guide. */
export const article =
  (type: 'Article' | 'NewsArticle' | 'TechArticle') =>
  (page: PublicPage<object>, origin: string, published = publishedOf(page)): Thing[] => {
    const { updated } = page.data as { readonly updated?: string };
    const authors = [...people(page, 'authors'), ...people(page, 'author')];
    const modified = isoDay(updated) ?? page.changed ?? published;
    return [
      {
        '@type': type,
        headline: withoutNoBreaks(page.title),
        description: withoutNoBreaks(page.description),
        url: origin + page.path,
        mainEntityOfPage: origin + page.path,
        ...(published ? { datePublished: published } : {}),
        ...(modified ? { dateModified: modified } : {}),
        inLanguage: site.language,
        ...(page.picture ? { image: origin + page.picture } : {}),
        author: authors.length > 0 ? authors : company(origin),
        publisher: company(origin),
      },
    ];
  };
