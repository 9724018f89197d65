import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /careers/: running text with a heading above or beside it. */
export const richText = z.strictObject({
  type: z.literal('richText'),
  anchor: anchor(),
  variant: z
    .enum(['beside', 'column'])
    .default('beside')
    .describe('Heading beside the text, or above it'),
  title: text(90),
  text: markdown(),
});
