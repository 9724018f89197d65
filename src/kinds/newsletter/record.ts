import { resources } from '../../content-model/hubs';
import { monthSlug, type PageKind } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { letterCard } from './card';
import { newsletterSchema } from './schema';

/** A newsletter: `content/newsletters/` → `/resources/newsletter/{month-year}/`. */
export const newsletter = {
  name: 'Newsletter',
  label: 'newsletter',
  folder: 'newsletters',
  format: 'md',
  address: (_slug, data) => `/resources/newsletter/${monthSlug(String(data['month']))}/`,
  title: 'Newsletter',
  hubs: [resources, { text: 'Newsletters', href: '/resources/newsletter/' }],
  dateKey: 'month',
  order: 'date',
  isNews: false,
  publishedKey: 'month',
  searchGroup: 'guides',
  jsonLd: article('Article'),
  card: letterCard,
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: null,
  schema: newsletterSchema,
} satisfies PageKind<typeof newsletterSchema>;
