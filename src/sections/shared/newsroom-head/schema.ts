import { z } from 'zod';
import { link, text } from '../../../content-model/fields';

/** /lintel-newsroom/, hero: title of the newsroom and the press contact. */
export const newsroomHead = z.strictObject({
  type: z.literal('newsroomHead'),
  title: text(40),
  question: text(80).describe('Who should write, in bold'),
  note: text(200),
  links: z.array(link()).min(1).max(4),
});
