import { resources } from '../../content-model/hubs';
import type { PageKind } from '../../content-model/kind';
import { dataset } from './jsonLd';
import { infographicSchema } from './schema';

/** An infographic: `content/infographics/` → `/resources/infographic/{slug}/`. */
export const infographic = {
  name: 'Infographic',
  label: 'infographic',
  folder: 'infographics',
  format: 'md',
  address: (slug) => `/resources/infographic/${slug}/`,
  title: 'Infographic',
  hubs: [resources, { text: 'Infographics', href: '/resources/infographic/' }],
  dateKey: 'date',
  order: 'date',
  publishedKey: null,
  searchGroup: 'guides',
  jsonLd: dataset,
  card: ({ data: { panels } }) => ({
    look: 'figures',
    ground: 'ice-100',
    rows: panels.slice(0, 3).map(({ value, title }) => [value, title]),
  }),
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: null,
  schema: infographicSchema,
} satisfies PageKind<typeof infographicSchema>;
