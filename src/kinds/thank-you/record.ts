import type { PageKind } from '../../content-model/kind';
import { keptFile } from '../../content-model/resolvers';
import { thankYouCard } from './card';
import { thankYouSchema } from './schema';

/** What follows a form or a download: `content/thank-you/` → `/{slug}/`. */
export const thankYou = {
  name: 'ThankYou',
  label: 'thank-you',
  folder: 'thank-you',
  format: 'md',
  address: (slug) => `/${slug}/`,
  title: 'Thank you',
  hubs: [],
  order: 'title',
  publishedKey: null,
  searchGroup: 'company',
  jsonLd: null,
  card: thankYouCard,
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: { ThankYouFiles: keptFile },
  schema: thankYouSchema,
} satisfies PageKind<typeof thankYouSchema>;
