import { z } from 'zod';
import { date, image, pageFields, reference, text } from '../fields';
import { resources } from '../hubs';
import type { PageKind } from '../kind';

/** A guide: `content/guides/` → `/resources/guide/{slug}/`, or its own `path`. */
export const guide = {
  name: 'Guide',
  label: 'guide',
  folder: 'guides',
  format: 'md',
  address: (slug) => `/resources/guide/${slug}/`,
  title: 'Guide',
  hubs: [resources, { text: 'Guides', href: '/resources/guide/' }],
  dateKey: 'updated',
  order: 'date',
  groupKey: 'topic',
  isNews: true,
  schema: z.strictObject({
    ...pageFields,
    topic: z.enum(['maintenance', 'assets', 'energy', 'refrigeration', 'operations', 'buying']),
    published: date().describe('Day of first publication'),
    updated: date().describe('Day of the last change of substance'),
    author: reference('Person').optional(),
    image: image().optional(),
    summary: z.array(text(240)).min(2).describe('What a reader in a hurry takes away'),
  }),
} satisfies PageKind;

export type Guide = z.infer<typeof guide.schema>;
