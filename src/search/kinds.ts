import copy from '../copy/search.json';

/** A group of pages, as visitors look for them. */
interface SearchKind {
  /** Types of the graph whose pages all belong to it. */
  readonly types: readonly string[];
  /** Beginnings of addresses of further pages. */
  readonly at: readonly string[];
  /** Where all of them are listed. */
  readonly hub: string;
}

export type KindName = keyof typeof copy.kinds;

const COMPANY = [
  '/about/',
  '/contact/',
  '/customer-success/',
  '/gamechangersclub/',
  '/get-started/',
  '/halden-lintel-partnership/',
  '/nimbus-partnership-program/',
  '/partners/',
  '/request-',
  '/why-lintel/',
  '/careers/',
];

/**
 * The groups in the order in which visitors see them. A page whose type names no group belongs to the
 * first group that has the beginning of its address, otherwise to the first of all.
 */
export const kinds: Readonly<Record<KindName, SearchKind>> = {
  product: { types: [], at: [], hub: '/features/' },
  guides: {
    types: ['Guide', 'KnowledgeBase', 'Ebook', 'Infographic', 'Newsletter'],
    at: [
      '/resources/',
      '/why-lintel/knowledge-base/',
      '/futureproof/resources-',
      '/covid-19-faq-for-property-managers/',
      '/hvac-checklist-for-reopening-properties/',
      '/restart-property-operations/',
    ],
    hub: '/resources/',
  },
  'whats-new': {
    types: ['WhatsNew'],
    at: ['/whats-new-in-', '/release-notes/'],
    hub: '/whats-new-in-lintel/',
  },
  webinars: { types: ['Webinar'], at: ['/webinar/', '/futureproof/'], hub: '/webinar/' },
  newsroom: {
    types: ['PressRelease'],
    at: ['/newsroom/', '/lintel-newsroom/'],
    hub: '/lintel-newsroom/',
  },
  'case-studies': {
    types: ['CaseStudy'],
    at: ['/resources/case-study/'],
    hub: '/resources/case-study/',
  },
  events: { types: ['Event'], at: ['/events/', '/demo-days/'], hub: '/events/' },
  company: { types: ['Opening', 'Legal', 'ThankYou'], at: COMPANY, hub: '/about/' },
};

export const kindNames = Object.keys(kinds) as KindName[];

/** The longest beginning of an address decides, since hubs stand below others. */
const lengthAt = (path: string, kind: KindName): number =>
  Math.max(
    0,
    ...kinds[kind].at.filter((start) => path.startsWith(start)).map(({ length }) => length),
  );

/** The group of a page, by its type of the graph and its address. */
export function kindOf(page: { readonly kind: string; readonly path: string }): KindName {
  const own = kindNames.find((name) => kinds[name].types.includes(page.kind));
  if (own) return own;
  const lengths = kindNames.map((name) => lengthAt(page.path, name));
  return kindNames[lengths.indexOf(Math.max(...lengths))] ?? 'product';
}

/** What visitors call a group. */
export const nameOfKind = (kind: string): string => copy.kinds[kind as KindName] ?? kind;
