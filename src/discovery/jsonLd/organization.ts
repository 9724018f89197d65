import type {
  ContactPoint,
  Organization,
  SearchAction,
  Thing,
  WithActionConstraints,
} from 'schema-dts';
import { site } from '../../site';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { PublicPage } from '../../content-model/publicPage';

/** What one may do with what stands here. */
export const TERMS_PATH = '/terms-of-service/';

const idOf = (origin: string): string => `${origin}/#organization`;

/** Names the company as what it is elsewhere on the site. */
export const company = (origin: string): { readonly '@id': string } => ({ '@id': idOf(origin) });

/** The company, as every page names it. */
export const publisher = (origin: string): Extract<Organization, { '@type': 'Organization' }> => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: site.name,
  legalName: site.legalName,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

interface Bell {
  readonly name: string;
  readonly mail: string;
  readonly phone?: string;
}

/** The desks of a page that names them. */
export function desks({ data }: PublicPage): { readonly contactPoint?: readonly ContactPoint[] } {
  const sections = (data['sections'] ?? []) as readonly { readonly bells?: readonly Bell[] }[];
  const points = sections
    .flatMap(({ bells = [] }) => bells)
    .map(({ name, mail, phone }): ContactPoint => ({
      '@type': 'ContactPoint',
      contactType: withoutNoBreaks(name),
      email: mail,
      ...(phone ? { telephone: withoutNoBreaks(phone) } : {}),
    }));
  return points.length > 0 ? { contactPoint: points } : {};
}

/** Where else the company is, as the footer names it. */
function elsewhere({ refer }: PublicPage): { readonly sameAs?: readonly string[] } {
  const { social } = (refer('SiteFooter', 'footer') ?? {}) as { social?: { href: string }[] };
  return social ? { sameAs: social.map(({ href }) => href) } : {};
}

/** How search engines ask the search of the site. */
const searchAt = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});

/** The company and the site, as the home page tells of them. */
export const aboutTheSite = (page: PublicPage, origin: string): Thing[] => [
  { ...publisher(origin), ...elsewhere(page) },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: company(origin),
    potentialAction: searchAt(origin),
  },
];
