import { resources } from '../../content-model/hubs';
import type { PageKind } from '../../content-model/kind';
import { site } from '../../site';
import { topicJsonLd } from './jsonLd';
import { knowledgeBaseSchema } from './schema';

/** A topic of the knowledge base: `content/knowledge-base/` → `/why-{provider}/knowledge-base/{slug}/`. */
export const knowledgeBase = {
  name: 'KnowledgeBase',
  label: 'knowledge-base',
  folder: 'knowledge-base',
  format: 'md',
  address: (slug) => `/why-${site.slug}/knowledge-base/${slug}/`,
  title: 'Knowledge base',
  hubs: [resources, { text: 'Knowledge base', href: `/why-${site.slug}/knowledge-base/` }],
  dateKey: 'updated',
  order: 'title',
  exampleBody: (words) =>
    [
      words,
      ...['terms', 'drawing', 'pair', 'wall'].map((name) => `## About this\n\n{${name}}`),
    ].join('\n\n'),
  publishedKey: null,
  searchGroup: 'guides',
  jsonLd: topicJsonLd,
  card: ({ data: { questions } }) => ({
    look: 'rows',
    ground: 'pine-50',
    rows: questions.slice(0, 3).map(({ question }) => ['', question]),
  }),
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: null,
  explains: ({ terms }) => terms,
  schema: knowledgeBaseSchema,
} satisfies PageKind<typeof knowledgeBaseSchema>;
