import type { PageKind } from '../../content-model/kind';
import copy from '../../copy/discovery.json';
import { endOf, sessionAt } from '../../time/stateAt';
import { webinarCard } from './card';
import { webinarJsonLd } from './jsonLd';
import { webinarFields } from './resolvers';
import { webinarSchema } from './schema';

/**
 * A webinar: `content/webinars/` → `/webinar/{slug}/`. One file is its registration page before
 * the date and its on-demand form page afterwards (docs/decisions.md, Routes).
 */
export const webinar = {
  name: 'Webinar',
  label: 'webinar',
  folder: 'webinars',
  format: 'md',
  address: (slug) => `/webinar/${slug}/`,
  title: 'Webinar',
  hubs: [{ text: 'Webinars', href: '/webinar/' }],
  dateKey: 'startsAt',
  order: 'date',
  groupKey: 'family',
  facets: { topic: 'family' },
  publishedKey: null,
  searchGroup: 'webinars',
  jsonLd: webinarJsonLd,
  card: webinarCard,
  feed: { self: '/webinars.atom', page: '/webinar/', ...copy.feeds.webinars },
  calendar: ({ startsAt, minutes }) => ({ startsAt, endsAt: endOf(startsAt, minutes) }),
  stateAt: sessionAt,
  resolvers: { Webinar: webinarFields },
  schema: webinarSchema,
} satisfies PageKind<typeof webinarSchema>;
