import type { Graph } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs';
import { aboutTheSite, desks, publisher } from './organization';
import type { FoundPage } from '../page';
import { article } from './article';
import { casting } from './casting';
import { dataset } from './dataset';
import { event } from './event';
import { faq } from './faq';
import { job } from './job';
import { software } from './software';
import { terms } from './terms';
import { webinar } from './webinar';
import type { Describe } from './thing';

const byKind: Readonly<Record<string, Describe>> = {
  PressRelease: article('NewsArticle'),
  CaseStudy: article('Article'),
  Guide: article('Article'),
  Newsletter: article('Article'),
  WhatsNew: article('Article'),
  Ebook: article('Article'),
  KnowledgeBase: (page, origin) => [
    ...article('TechArticle')(page, origin),
    ...terms(page, origin),
    ...faq(page, origin),
  ],
  Infographic: dataset,
  Event: event,
  Webinar: webinar,
  Opening: job,
  Page: (page, origin) => [
    ...faq(page, origin),
    ...casting(page, origin),
    ...software(page, origin),
    ...(page.path === '/' ? aboutTheSite(page, origin) : []),
  ],
};

/**
 * What search engines are told of a page (schema.org, JSON-LD): what it is, what it tells of and where
 * it stands. Nothing that the page does not show.
 */
export function structured(page: FoundPage, origin: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(byKind[page.kind]?.(page, origin) ?? []),
      ...breadcrumbs(page, origin),
      ...(page.path === '/' ? [] : [{ ...publisher(origin), ...desks(page) }]),
    ],
  };
}
