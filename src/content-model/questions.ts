import { z } from 'zod';
import { anchor } from './anchor';
import { markdown, text } from './fields';

/** What sections with questions and their answers share. */
export const questions = () => ({
  anchor: anchor(),
  look: z
    .enum(['side', 'end', 'columns'])
    .default('side')
    .describe('Title at the left; title at the right; up to three answers side by side, all open'),
  title: text(90),
  items: z.array(z.strictObject({ question: text(160), answer: markdown() })).min(1),
});
