import { z } from 'zod';
import { closing } from '../fields';
import type { Kind } from '../kind';

/** The beam of pages without one of their own: `content/data/closing/closing.yaml`. */
export const siteClosing = {
  name: 'SiteClosing',
  label: 'site-closing',
  folder: 'data/closing',
  format: 'yaml',
  schema: z.strictObject({
    closing: closing().describe('The beam at the end of pages without one of their own'),
  }),
} satisfies Kind;

export type SiteClosing = z.infer<typeof siteClosing.schema>;
