import { z } from 'zod';
import { line } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/**
 * Addresses that the specification names and nobody has written yet: `content/data/planned/`.
 * Links may point at them, so that menus are whole while the site grows; the content check asks for
 * an address to be taken off the list as soon as its page is there.
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
