import { z } from 'zod';
import { image, link, pageFields } from '../fields';
import type { PageKind } from '../kind';

/** What follows a form or a download: `content/thank-you/` → `/{slug}/`. */
export const thankYou = {
  name: 'ThankYou',
  label: 'thank-you',
  folder: 'thank-you',
  format: 'md',
  address: (slug) => `/${slug}/`,
  title: 'Thank you',
  hubs: [],
  order: 'title',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    image: image().optional(),
    next: z.array(link()).min(1).describe('Where to go from here'),
  }),
} satisfies PageKind;

export type ThankYou = z.infer<typeof thankYou.schema>;
