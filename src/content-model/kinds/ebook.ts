import { z } from 'zod';
import { date, image, pageFields, reference, text } from '../fields';
import { resources } from '../hubs';
import type { PageKind } from '../kind';

const chapter = z.strictObject({
  page: z.int().min(1).describe('Page on which it begins'),
  title: text(140),
});

/** An ebook’s download page: `content/ebooks/` → `/resources/ebooks/{slug}/`, or its own `path`. */
export const ebook = {
  name: 'Ebook',
  label: 'ebook',
  folder: 'ebooks',
  format: 'md',
  address: (slug) => `/resources/ebooks/${slug}/`,
  title: 'Ebook',
  hubs: [resources, { text: 'Ebooks', href: '/resources/ebooks/' }],
  dateKey: 'date',
  order: 'date',
  groupKey: 'topic',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    date: date().describe('Day of publication'),
    topic: z.enum(['maintenance', 'assets', 'energy', 'refrigeration', 'operations', 'buying']),
    pages: z.int().min(4).max(200).describe('Number of pages of the book'),
    image: image().describe('Cover'),
    authors: z.array(reference('Person')).default([]),
    chapters: z.array(chapter).min(3).describe('What is inside, with the pages'),
    takeaways: z.array(text(200)).min(2).describe('What a reader can do afterwards'),
  }),
} satisfies PageKind;

export type Ebook = z.infer<typeof ebook.schema>;
