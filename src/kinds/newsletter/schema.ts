import { z } from 'zod';
import {
  image,
  link,
  markdown,
  month,
  pageFields,
  reference,
  text,
} from '../../content-model/fields';
import { resources } from '../../content-model/hubs';
import { monthSlug, type PageKind } from '../../content-model/kind';

const story = z.strictObject({
  title: text(100),
  text: markdown(),
  drawing: reference('Drawing')
    .optional()
    .describe('What the story is about: a drawn piece of interface'),
  link: link().optional(),
});

const check = z.strictObject({
  task: text(140).describe('What to do, as one instruction'),
  minutes: z.int().min(1).max(90),
  bring: text(80).describe('What it takes, after “with”'),
});

/** A newsletter: `content/newsletters/` → `/resources/newsletter/{month-year}/`. */
export const newsletter = {
  name: 'Newsletter',
  label: 'newsletter',
  folder: 'newsletters',
  format: 'md',
  address: (_slug, data) => `/resources/newsletter/${monthSlug(String(data['month']))}/`,
  title: 'Newsletter',
  hubs: [resources, { text: 'Newsletters', href: '/resources/newsletter/' }],
  dateKey: 'month',
  order: 'date',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    month: month().describe('Month of the letter'),
    image: image().optional(),
    check: check.optional().describe('The check for Monday, as a line of the year’s sheet'),
    stories: z.array(story).min(1),
  }),
} satisfies PageKind;

export type Newsletter = z.infer<typeof newsletter.schema>;
