import { z } from 'zod';
import { href, moment, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/** Announcement of a webinar above every page: `content/data/promo/promo.yaml`. */
export const promo = {
  name: 'Promo',
  label: 'promo',
  folder: 'data/promo',
  format: 'yaml',
  schema: z.strictObject({
    campaign: z
      .string()
      .regex(/^[a-z0-9-]+$/, { error: 'a name of small letters, digits and hyphens' })
      .meta({
        description: 'Those who closed the bar see it again when this name changes',
        examples: ['refrigerant-leak-rules-2027'],
      }),
    startsAt: moment().describe('Start of the webinar, with offset from UTC; its day is shown'),
    until: moment().describe('End of the webinar; the bar is gone from then on'),
    text: text(100),
    href: href(),
    linkText: text(30),
  }),
} satisfies Kind;

export type Promo = z.infer<typeof promo.schema>;
