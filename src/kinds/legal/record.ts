import type { PageKind } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import { legalSchema } from './schema';

/**
 * A legal document, clause by clause, each with the same in plain words (src/text/markdown/clauses.ts):
 * `content/legal/` → `/{slug}/`; `privacy/sub-processors.md` → `/privacy/sub-processors/`.
 */
export const legal = {
  name: 'Legal',
  label: 'legal',
  folder: 'legal',
  format: 'md',
  address: (slug) => `/${slug}/`,
  title: 'Legal',
  hubs: [],
  order: 'title',
  hasClauses: true,
  exampleBody: (words) =>
    [
      '## What this page is about',
      '> The clause in a sentence or two, in plain words.',
      words,
      '## Changes to this page',
      '> The clause in a sentence or two, in plain words.',
      '{versions}',
    ].join('\n\n'),
  publishedKey: null,
  searchGroup: 'company',
  jsonLd: null,
  card: ({ description, data: { versions } }) => ({
    look: 'sheet',
    ground: 'stone-100',
    left: fill(copy.version, { number: versions.length }),
    right: inWords(versions[0]?.date ?? ''),
    text: description,
  }),
  feed: null,
  calendar: null,
  stateAt: null,
  resolvers: null,
  schema: legalSchema,
} satisfies PageKind<typeof legalSchema>;
