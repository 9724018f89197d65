import { z } from 'zod';
import { markdown, text } from '../fields';
import { anchor } from './anchor';

/** Running text under a heading. */
export const richText = z.strictObject({
  type: z.literal('richText'),
  anchor: anchor(),
  title: text(90),
  text: markdown(),
});
