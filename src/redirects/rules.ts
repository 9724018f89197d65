import { site } from '../site.ts';

interface RuleBase {
  readonly id: string;
  /** Why the rule exists, in one sentence. */
  readonly reason: string;
}

/** Ends the search without a redirect: other methods, odd addresses, addresses that answer themselves. */
export type KeepRule = RuleBase &
  (
    | { readonly kind: 'method'; readonly redirected: readonly string[] }
    | { readonly kind: 'odd' }
    | { readonly kind: 'keep'; readonly prefix: string }
  );

/** Moves every path that ends with `ending`, a run of whole segments. */
export interface NamedRule extends RuleBase {
  readonly kind: 'named';
  readonly ending: string;
  readonly notUnder?: string;
  readonly status: 301 | 302;
  readonly target: string;
}

/** Moves exactly the addresses of `targets`, which have no slash at their end; those with one as well. */
export interface ExactRule extends RuleBase {
  readonly kind: 'exact';
  readonly status: 301;
  readonly targets: ReadonlyMap<string, string>;
}

/** Adds the trailing slash, save for files, `prefixes` and the former addresses of pages. */
export interface SlashRule extends RuleBase {
  readonly kind: 'slash';
  readonly status: 301;
  readonly prefixes: readonly string[];
}

export type Rule = KeepRule | NamedRule | ExactRule | SlashRule;

/** Sections without a page of their own, and the hub of each. Source: docs/decisions.md, Routes. */
const sectionRoots: ReadonlyMap<string, string> = new Map([
  ['/newsroom', `/${site.slug}-newsroom/`],
  ['/product', '/platform-overview/'],
  ['/operations-software', '/platform-overview/'],
  ['/industry', `/why-${site.slug}/`],
  ['/solutions', `/why-${site.slug}/`],
  ['/learn', '/resources/guide/'],
  ['/ebooks', '/resources/ebooks/'],
  ['/demo-days', '/request-demo/'],
  ['/futureproof', '/futureproof/educational-series/'],
  ['/privacy', '/privacy-policy/'],
]);

/** Every rule in the order a request meets them; the first that matches decides. Source: docs/decisions.md, Redirects. */
export const rules: readonly Rule[] = [
  {
    id: 'other-methods',
    kind: 'method',
    redirected: ['GET', 'HEAD'],
    reason: 'Browsers turn a redirected POST into a GET, which would lose what was sent.',
  },
  {
    id: 'odd-addresses',
    kind: 'odd',
    reason: 'A path that a browser could read as another host must never become a Location.',
  },
  {
    id: 'roi-pdf',
    kind: 'keep',
    prefix: '/roi-pdf',
    reason: 'The ROI report answers every address that starts so, with or without a slash.',
  },
  {
    id: 'brightwater',
    kind: 'named',
    ending: 'resources/case-study/brightwater',
    status: 302,
    target: 'https://news.example.com/brightwater-connected-operations',
    reason: 'For the time being the story of this customer is told in a news article elsewhere.',
  },
  {
    id: 'asset-management',
    kind: 'named',
    ending: 'product/asset-management-software',
    status: 301,
    target: '/product/enterprise-asset-management-software/',
    reason: 'The module was renamed.',
  },
  {
    id: 'service-management',
    kind: 'named',
    ending: 'product/service-management-software',
    status: 301,
    target: '/product/service-request-software/',
    reason: 'The module is part of service requests.',
  },
  {
    id: 'futureproof-uk',
    kind: 'named',
    ending: 'events/futureproof-fmsp-uk',
    status: 301,
    target: '/events/futureproof-fmsp-london/',
    reason: 'The event is known by its city.',
  },
  {
    id: 'in-the-news',
    kind: 'named',
    ending: `newsroom/${site.slug}-in-the-news`,
    status: 301,
    target: `/${site.slug}-newsroom/#news`,
    reason: 'Press coverage is a part of the newsroom page.',
  },
  {
    id: 'cmms-guide',
    kind: 'named',
    ending: 'cmms-guide',
    notUnder: '/learn/',
    status: 301,
    target: '/learn/cmms-guide/',
    reason: 'The guide stood at several addresses before it moved under /learn.',
  },
  {
    id: 'facility-management-services',
    kind: 'named',
    ending: 'industry/facility-management-services1',
    status: 301,
    target: '/industry/facility-management-services/',
    reason: 'A draft of the page was published under this address and linked to.',
  },
  {
    id: 'section-roots',
    kind: 'exact',
    status: 301,
    targets: sectionRoots,
    reason: 'A section without a page of its own leads to its hub.',
  },
  {
    id: 'slash',
    kind: 'slash',
    status: 301,
    prefixes: ['/.netlify/', '/page-data/', '/static/', '/api/', '/pagefind/'],
    reason: 'Every page has one address, and it ends with a slash.',
  },
];
