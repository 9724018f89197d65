import { z } from 'zod';
import { site } from '../../site';
import { image, link, markdown, month, pageFields, reference, text } from '../fields';
import { monthSlug, type PageKind } from '../kind';

const change = z.strictObject({
  family: z.enum(['cmms', 'buildings', 'refrigeration', 'platform']),
  title: text(100).describe('What changed'),
  text: markdown().describe('Why it matters'),
  where: text(120).describe('Where to find it in the product'),
  drawing: reference('Drawing').optional().describe('How it looks: a drawn piece of interface'),
  image: image().optional(),
  link: link().optional(),
});

/** A month of changes: `content/release-notes/` → `/whats-new-in-{provider}/{month-year}/`. */
export const whatsNew = {
  name: 'WhatsNew',
  label: 'whats-new',
  folder: 'release-notes',
  format: 'md',
  address: (_slug, data) => `/whats-new-in-${site.slug}/${monthSlug(String(data['month']))}/`,
  title: 'What’s new',
  hubs: [{ text: 'What’s new', href: `/whats-new-in-${site.slug}/` }],
  dateKey: 'month',
  order: 'date',
  isNews: true,
  schema: z.strictObject({
    ...pageFields,
    month: month().describe('Month of the release'),
    image: image().optional(),
    changes: z.array(change).min(1),
  }),
} satisfies PageKind;

export type WhatsNew = z.infer<typeof whatsNew.schema>;
