import { z } from 'zod';
import { markdown, text } from '../fields';
import { anchor } from './anchor';

/** Questions with their answers. */
export const faq = z.strictObject({
  type: z.literal('faq'),
  anchor: anchor(),
  title: text(90),
  items: z.array(z.strictObject({ question: text(160), answer: markdown() })).min(1),
});
