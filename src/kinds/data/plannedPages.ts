import { z } from 'zod';
import { line } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/**
 * Addresses in the specification without a page yet: `content/data/planned/`. Links may point at
 * them; the content check requires removing an address once its page exists.
 */
export const plannedPages = {
  name: 'PlannedPages',
  label: 'planned-pages',
  folder: 'data/planned',
  format: 'yaml',
  schema: z.strictObject({
    addresses: z.array(line()).describe('Addresses of pages that are still to be written'),
  }),
} satisfies Kind;

export type PlannedPages = z.infer<typeof plannedPages.schema>;
