import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /why-lintel/knowledge-base/: glossary from A to Z, each term linked to the topic that explains it. */
export const termIndex = z.strictObject({
  type: z.literal('termIndex'),
  anchor: anchor(),
  title: text(60),
  lead: text(240).optional(),
  kind: z.literal('knowledge-base').default('knowledge-base').describe('What is listed'),
  limit: z.int().min(1).default(60).describe('How many topics at most'),
  pages: listed<Queries.TermPageFragment>('TermPage'),
});
