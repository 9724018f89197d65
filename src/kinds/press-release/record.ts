import { figureSaid } from '../../content-model/resolvers';
import type { PageKind } from '../../content-model/kind';
import { feeds } from '../../copy/discovery.json';
import copy from '../../copy/newsroom.json';
import { press } from '../../copy/share.json';
import { article } from '../../discovery/jsonLd/article';
import { groundOf } from '../../share/layouts/figure';
import { newsroomPath } from '../../site';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import { pressReleaseSchema } from './schema';

/** A press release: `content/newsroom/` → `/newsroom/{slug}/`. */
export const pressRelease = {
  name: 'PressRelease',
  label: 'press-release',
  folder: 'newsroom',
  format: 'md',
  address: (slug) => `/newsroom/${slug}/`,
  title: 'Release',
  hubs: [{ text: 'Newsroom', href: newsroomPath }],
  dateline: ({ city, date }) =>
    fill(copy.dateline, { city: city.toUpperCase(), date: inWords(date) }),
  dateKey: 'date',
  order: 'date',
  groupKey: 'topic',
  facets: { topic: 'topic', year: 'date' },
  publishedKey: 'date',
  searchGroup: 'newsroom',
  jsonLd: article('NewsArticle'),
  card: ({ data: { figure, date } }) => ({
    look: 'figure',
    figure,
    ground: groundOf(figure),
    over: inWords(date),
    label: press,
  }),
  feed: { self: '/newsroom.atom', page: newsroomPath, ...feeds.newsroom },
  calendar: null,
  stateAt: null,
  resolvers: { PressRelease: figureSaid },
  schema: pressReleaseSchema,
} satisfies PageKind<typeof pressReleaseSchema>;
