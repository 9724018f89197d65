import { resources } from '../../content-model/hubs';
import { monthSlug, type PageKind } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { article } from '../../discovery/jsonLd/article';
import { groundOf } from '../../share/layouts/figure';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import { newsletterResolvers } from './resolvers';
import { newsletterSchema } from './schema';
import { twoNearest } from '../../content-model/twoNearest';

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
  nearest: { fields: 'month', among: twoNearest },
  publishedKey: 'month',
  searchGroup: 'guides',
  jsonLd: article('Article'),
  card: ({ data: { figure, month } }) => ({
    look: 'figure',
    figure,
    ground: groundOf(figure),
    over: inWords(month),
    label: fill(copy.newsletter, { month: inWords(month) }),
  }),
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: newsletterResolvers,
  schema: newsletterSchema,
} satisfies PageKind<typeof newsletterSchema>;
