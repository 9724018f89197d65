import { figureSaid } from '../../content-model/resolvers';
import type { PageKind } from '../../content-model/kind';
import copy from '../../copy/discovery.json';
import { isOpen } from '../../ui/opening/findOpenings';
import { openingCard } from './card';
import { jobPosting } from './jsonLd';
import { openingSchema } from './schema';

/** A role that is open: `content/openings/` → `/careers/{slug}/`. */
export const opening = {
  name: 'Opening',
  label: 'opening',
  folder: 'openings',
  format: 'md',
  address: (slug) => `/careers/${slug}/`,
  title: 'Opening',
  hubs: [{ text: 'Careers', href: '/careers/' }],
  dateKey: 'posted',
  order: 'title',
  groupKey: 'team',
  publishedKey: null,
  searchGroup: 'company',
  jsonLd: jobPosting,
  card: openingCard,
  feed: { self: '/jobs.atom', page: '/careers/', ...copy.feeds.jobs },
  calendar: null,
  stateAt: (now, data) => (isOpen(data, now) ? 'live' : 'past'),
  resolvers: { Opening: figureSaid },
  schema: openingSchema,
} satisfies PageKind<typeof openingSchema>;
