import { monthSlug, type PageKind } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { whatsNewPath } from '../../site';
import { monthCard } from './card';
import { changesFeed } from './feed';
import { headlineOf } from './headlineOf';
import { whatsNewSchema } from './schema';
import { twoNearest } from '../../content-model/twoNearest';

/** A month of changes: `content/release-notes/` → `/whats-new-in-{provider}/{month-year}/`. */
export const whatsNew = {
  name: 'WhatsNew',
  label: 'whats-new',
  folder: 'release-notes',
  format: 'md',
  address: (_slug, data) => `${whatsNewPath}${monthSlug(String(data['month']))}/`,
  title: 'What’s new',
  hubs: [{ text: 'What’s new', href: whatsNewPath }],
  dateKey: 'month',
  order: 'date',
  nearest: { fields: 'month', among: twoNearest },
  publishedKey: 'released',
  searchGroup: 'whats-new',
  jsonLd: (page, origin) => article('Article')({ ...page, title: headlineOf(page.title) }, origin),
  card: monthCard,
  feed: changesFeed,
  calendar: null,
  stateAt: null,
  resolvers: null,
  schema: whatsNewSchema,
} satisfies PageKind<typeof whatsNewSchema>;
