import type { SearchGroup } from '../../content-model/kind';
import { newsroomPath, site, whatsNewPath } from '../../site';

/** Groups by the beginnings of addresses. */
const BEGINNINGS: Readonly<Partial<Record<SearchGroup, readonly string[]>>> = {
  guides: [
    '/resources/',
    `/why-${site.slug}/knowledge-base/`,
    '/futureproof/resources-',
    '/covid-19-faq-for-property-managers/',
    '/hvac-checklist-for-reopening-properties/',
    '/restart-property-operations/',
  ],
  'whats-new': [whatsNewPath, '/release-notes/'],
  webinars: ['/webinar/', '/futureproof/'],
  newsroom: ['/newsroom/', newsroomPath],
  'case-studies': ['/resources/case-study/'],
  events: ['/events/', '/demo-days/'],
  company: [
    '/about/',
    '/contact/',
    '/customer-success/',
    '/gamechangersclub/',
    '/get-started/',
    `/${site.partner.slug}-${site.slug}-partnership/`,
    `/${site.cloudProvider.slug}-partnership-program/`,
    '/partners/',
    '/request-',
    `/why-${site.slug}/`,
    '/careers/',
  ],
};

const all = Object.entries(BEGINNINGS)
  .flatMap(([group, starts]) => starts.map((start) => [start, group as SearchGroup] as const))
  .sort(([one], [other]) => other.length - one.length);

/** The group of a free page: the longest beginning decides, since hubs stand below others; or the product. */
export const groupOfPage = (path: string): SearchGroup =>
  all.find(([start]) => path.startsWith(start))?.[1] ?? 'product';
