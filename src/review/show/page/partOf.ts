/** What belongs to no part. */
const OTHERS = 'Others';

/** Parts of the site by their addresses, in the order of the menu; the first that fits. */
const PARTS: readonly (readonly [part: string, starts: RegExp])[] = [
  ['Product', /^\/(product|platform-overview|features|tour|integrations|operations-software)\//],
  ['Industry', /^\/(industry|solutions)\//],
  ['Customers', /^\/(customer-success|resources\/case-study)\//],
  ['Pricing', /^\/(pricing|request-demo|request-trial|why-lintel\/$)/],
  [
    'News',
    /^\/(whats-new-in-lintel|release-notes|newsroom|lintel-newsroom|resources\/newsletter)\//,
  ],
  ['Events', /^\/(events|webinar|demo-days|futureproof)\//],
  ['Resources', /^\/(resources|ebooks|learn|why-lintel|[\w-]*guide[\w-]*)\//],
  ['Company', /^\/(about|careers|contact|partners)\//],
  ['Legal', /^\/(privacy|terms|cookie|gdpr|accessibility|security|status)/],
];

/** The names of all parts, in their order. */
export const PART_NAMES: readonly string[] = [...PARTS.map(([part]) => part), OTHERS];

/** The part of the site that an address belongs to. */
export const partOf = (address: string): string =>
  PARTS.find(([, starts]) => starts.test(address))?.[0] ?? OTHERS;
