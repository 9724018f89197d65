import type { PageKind } from '../../../src/content-model/kind';
import { company } from '../../../src/discovery/jsonLd/organization';
import { podcastSchema } from './schema';

/** A kind as a developer adds it. */
export const podcast = {
  name: 'Podcast',
  label: 'podcast',
  folder: 'podcasts',
  format: 'md',
  address: (slug) => `/podcast/${slug}/`,
  title: 'Episode',
  hubs: [{ text: 'Podcast', href: '/podcast/' }],
  dateKey: 'aired',
  order: 'date',
  groupKey: 'season',
  publishedKey: 'aired',
  searchGroup: 'webinars',
  jsonLd: ({ title, data }, origin) => [
    {
      '@type': 'PodcastEpisode',
      name: title,
      datePublished: data.aired,
      duration: `PT${data.minutes}M`,
      publisher: company(origin),
    },
  ],
  card: ({ data }) => ({
    look: 'model',
    ground: 'ice-100',
    under: `${data.minutes} min`,
  }),
  feed: {
    self: '/podcast.atom',
    page: '/podcast/',
    title: '{name} podcast',
    subtitle: 'All of it',
  },
  calendar: ({ aired }) => ({ startsAt: `${aired}T00:00:00Z`, endsAt: `${aired}T01:00:00Z` }),
  stateAt: (now, { aired }) => (now < Date.parse(aired) ? 'upcoming' : 'past'),
  resolvers: { Podcast: { seconds: { type: 'Int!', resolve: () => 1 } } },
  schema: podcastSchema,
} satisfies PageKind<typeof podcastSchema>;

const { jsonLd: _, ...silent } = podcast;
// @ts-expect-error: a record that does not say what search engines are told is none
silent satisfies PageKind<typeof podcastSchema>;
