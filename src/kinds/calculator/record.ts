import type { PageKind } from '../../content-model/kind';
import { labelOf } from '../../share/labelOf';
import { pictureOf } from '../../share/pictureOf';
import { calculatorSchema } from './schema';

/**
 * A page with the calculator: `content/calculators/` → `/resources/{slug}/`. What the calculator
 * itself says stands in `content/data/roi/`, once for all of them.
 */
export const calculator = {
  name: 'Calculator',
  label: 'calculator',
  folder: 'calculators',
  format: 'md',
  address: (slug) => `/resources/${slug}/`,
  title: 'Calculator',
  hubs: [],
  order: 'title',
  hasSentences: true,
  publishedKey: null,
  searchGroup: 'guides',
  jsonLd: null,
  card: (page) => ({
    look: 'model',
    ground: 'pine-50',
    picture: pictureOf(page)?.file,
    label: labelOf(page, page.title),
  }),
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: null,
  schema: calculatorSchema,
} satisfies PageKind<typeof calculatorSchema>;
