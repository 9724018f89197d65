import { resources } from '../../content-model/hubs';
import type { PageKind } from '../../content-model/kind';
import { bytesOf } from '../../content-model/resolvers';
import { article } from '../../discovery/jsonLd/article';
import { ebookCard } from './card';
import { ebookSchema } from './schema';

/** An ebook’s download page: `content/ebooks/` → `/resources/ebooks/{slug}/`, or its own `path`. */
export const ebook = {
  name: 'Ebook',
  label: 'ebook',
  folder: 'ebooks',
  format: 'md',
  address: (slug) => `/resources/ebooks/${slug}/`,
  title: 'Ebook',
  hubs: [resources, { text: 'Ebooks', href: '/resources/ebooks/' }],
  dateKey: 'date',
  order: 'date',
  groupKey: 'topic',
  publishedKey: 'date',
  searchGroup: 'guides',
  jsonLd: article('Article'),
  card: ebookCard,
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: {
    EbookDownload: {
      size: { type: 'Int!', resolve: ({ file }: { file: string }) => bytesOf(file) },
    },
  },
  schema: ebookSchema,
} satisfies PageKind<typeof ebookSchema>;
