import type { Graph } from 'schema-dts';
import type { PublicPage } from '../../content-model/publicPage';
import { breadcrumbs } from './breadcrumbs';
import { desks, publisher } from './organization';

/**
 * What search engines are told of a page (schema.org, JSON-LD): what it is, what it tells of and where
 * it stands. Nothing that the page does not show.
 */
export function structured(page: PublicPage, origin: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page.kind.jsonLd?.(page, origin) ?? []),
      ...breadcrumbs(page, origin),
      ...(page.path === '/' ? [] : [{ ...publisher(origin), ...desks(page) }]),
    ],
  };
}
