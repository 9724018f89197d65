import type { PageKind } from '../../content-model/kind';
import { zoneNames } from '../../content-model/resolvers';
import { standingAt } from '../../time/standingAt';
import { eventCard } from './card';
import { eventJsonLd } from './jsonLd';
import { nearestAmong } from './nearest';
import { eventSchema } from './schema';

/** An event in a place: `content/events/` → `/events/{slug}/`. */
export const event = {
  name: 'Event',
  label: 'event',
  folder: 'events',
  format: 'md',
  address: (slug) => `/events/${slug}/`,
  title: 'Event',
  hubs: [{ text: 'Events', href: '/events/' }],
  dateKey: 'startsAt',
  order: 'date',
  groupKey: 'series',
  nearest: {
    fields: 'startsAt endsAt timeZone canceled { on } venue { city }',
    among: nearestAmong,
  },
  titleOf: ({ canceled }) => (canceled ? 'Canceled event' : 'Event'),
  publishedKey: null,
  searchGroup: 'events',
  jsonLd: eventJsonLd,
  card: eventCard,
  feed: null,
  calendar: ({ startsAt, endsAt, venue, moved, canceled }) => ({
    startsAt,
    endsAt,
    place: `${venue.name}, ${venue.address}, ${venue.city}`,
    revision: [moved, canceled].filter(Boolean).length,
    isCanceled: canceled !== undefined,
  }),
  stateAt: (now, data) => standingAt(now, data),
  resolvers: { Event: zoneNames },
  schema: eventSchema,
} satisfies PageKind<typeof eventSchema>;
