import { z } from 'zod';
import {
  date,
  file,
  image,
  markdown,
  pageFields,
  reference,
  text,
  thanks,
} from '../../content-model/fields';
import { COVERS } from '../../content-model/covers';

const chapter = z.strictObject({
  page: z.int().min(1).describe('Page on which it begins'),
  title: text(140),
});

const download = z.strictObject({
  file: file(),
  thanks: thanks().describe('Page that gives it'),
});

const spread = z.strictObject({
  from: z.int().min(2).describe('Number of the left page'),
  left: markdown().describe('What stands there in the book; a quote is an argument in the margin'),
  right: markdown(),
  caption: text(140),
});

export const ebookSchema = z.strictObject({
  ...pageFields,
  date: date().describe('Day of publication'),
  topic: z.enum(['maintenance', 'assets', 'energy', 'refrigeration', 'operations', 'buying']),
  pages: z.int().min(4).max(200).describe('Number of pages of the book'),
  minutes: z.int().min(3).max(120).describe('How long it takes to read'),
  cover: z.enum(COVERS).default('amber').describe('Color of the cover'),
  download: download.describe(
    'The book, for whoever fills in the form; `npm run make:ebooks` prints it',
  ),
  image: image().describe('Cover'),
  authors: z.array(reference('Person')).min(1),
  chapters: z.array(chapter).min(3).describe('What is inside, with the pages'),
  spreads: z.array(spread).min(1).max(4).describe('Open pages to look into'),
  takeaways: z.array(text(200)).min(2).describe('What a reader can do afterwards'),
});

export type Ebook = z.infer<typeof ebookSchema>;
