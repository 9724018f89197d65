import { z } from 'zod';
import { link, markdown, text } from '../../../content-model/fields';
import { shownPicture } from '../../../content-model/shown';

/** /404/: message for unknown addresses, with similar pages, which the browser finds. */
export const notFound = z.strictObject({
  type: z.literal('notFound'),
  status: text(60).describe('The fault in a few words, with its number'),
  title: text(90),
  lead: text(320),
  links: z.array(link()).min(1).max(8).describe('Pages that people look for'),
  actions: z.array(link()).min(1).max(2),
  note: markdown().optional().describe('Whom to tell about a link that led here'),
  image: shownPicture(),
});
