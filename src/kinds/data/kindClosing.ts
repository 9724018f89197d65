import { z } from 'zod';
import { closing } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/**
 * Closing section of a kind’s pages, for those without their own:
 * `content/data/closing/<kind>.yaml`. A kind without a file has none.
 */
export const kindClosing = {
  name: 'KindClosing',
  label: 'kind-closing',
  folder: 'data/closing',
  format: 'yaml',
  schema: z.strictObject({
    closing: closing().describe(
      'The beam at the end of pages of this kind without one of their own',
    ),
  }),
} satisfies Kind;

export type KindClosing = z.infer<typeof kindClosing.schema>;
