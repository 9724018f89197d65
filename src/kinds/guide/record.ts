import { resources } from '../../content-model/hubs';
import type { PageKind } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { guideCard } from './card';
import { guideResolvers } from './resolvers';
import { guideSchema } from './schema';

/** A guide: `content/guides/` → `/resources/guide/{slug}/`, or its own `path`. */
export const guide = {
  name: 'Guide',
  label: 'guide',
  folder: 'guides',
  format: 'md',
  address: (slug) => `/resources/guide/${slug}/`,
  title: 'Guide',
  hubs: [resources, { text: 'Guides', href: '/resources/guide/' }],
  dateKey: 'updated',
  order: 'date',
  groupKey: 'topic',
  hasAnswers: true,
  exampleBody: (words) =>
    ['## What to do first', '> What the chapter comes to, in two sentences.', words].join('\n\n'),
  publishedKey: 'published',
  searchGroup: 'guides',
  jsonLd: article('Article'),
  card: guideCard,
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: guideResolvers,
  schema: guideSchema,
} satisfies PageKind<typeof guideSchema>;
