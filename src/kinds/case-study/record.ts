import { resources } from '../../content-model/hubs';
import type { PageKind } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { storyCard } from './card';
import { caseStudySchema } from './schema';

/** A case study: `content/case-studies/` → `/resources/case-study/{customer}/`. */
export const caseStudy = {
  name: 'CaseStudy',
  label: 'case-study',
  folder: 'case-studies',
  format: 'md',
  address: (slug) => `/resources/case-study/${slug}/`,
  title: 'Case study',
  hubs: [resources, { text: 'Case studies', href: '/resources/case-study/' }],
  dateKey: 'date',
  order: 'date',
  groupKey: 'industry',
  publishedKey: 'date',
  searchGroup: 'case-studies',
  jsonLd: article('Article'),
  card: storyCard,
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: null,
  schema: caseStudySchema,
} satisfies PageKind<typeof caseStudySchema>;
