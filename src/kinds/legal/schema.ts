import { z } from 'zod';
import { date, pageFields, reference, text } from '../../content-model/fields';
import type { PageKind } from '../../content-model/kind';

const version = z.strictObject({
  date: date().describe('Day from which it holds'),
  text: text(240).describe('What changed'),
});

const isNewestFirst = (versions: readonly { readonly date: string }[]): boolean =>
  versions.every(({ date: day }, index) => index === 0 || day < (versions[index - 1]?.date ?? ''));

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
  isNews: false,
  exampleBody: (words) =>
    [
      '## What this page is about',
      '> The clause in a sentence or two, in plain words.',
      words,
      '## Changes to this page',
      '> The clause in a sentence or two, in plain words.',
      '{versions}',
    ].join('\n\n'),
  schema: z.strictObject({
    ...pageFields,
    versions: z
      .array(version)
      .min(1)
      .refine(isNewestFirst, { error: 'the newest version first' })
      .describe('Every version, the newest first; their number is that of the document'),
    form: reference('Form').optional().describe('The form that {form} puts into a clause'),
  }),
} satisfies PageKind;

export type Legal = z.infer<typeof legal.schema>;
