import { site } from '../site';
import type { Thing } from './structured';

const idOf = (origin: string): string => `${origin}/#organization`;

/** Names the company as what it is elsewhere on the site. */
export const company = (origin: string): { readonly '@id': string } => ({ '@id': idOf(origin) });

/** The company, as every page names it. */
export const publisher = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: site.name,
  legalName: site.legalName,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

/** The company and the site, as the home page tells of them. */
export const aboutTheSite = (origin: string): Thing[] => [
  { ...publisher(origin), email: site.email },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: company(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];
