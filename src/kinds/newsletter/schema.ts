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

export const newsletterSchema = z.strictObject({
  ...pageFields,
  month: month().describe('Month of the letter'),
  image: image().optional(),
  check: check.optional().describe('The check for Monday, as a line of the year’s sheet'),
  stories: z.array(story).min(1),
});

export type Newsletter = z.infer<typeof newsletterSchema>;
